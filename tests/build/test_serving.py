"""The local server: dist/ and nothing else, under any base path, with the right types."""

import http.client
import socket
import threading

import pytest


@pytest.fixture(params=["/", "/some-repo/"])
def base(request):
    return request.param


@pytest.fixture
def ask(tree, base):
    """ask(path, method="GET") -> (status, headers, body) of a running server."""
    tree.DIST.mkdir()
    for name in ("index.html", "a.js", "a.mjs", "a.wasm", "a.css", "a.woff2", "a.json", "a.svg"):
        (tree.DIST / name).write_text(name)
    (tree.DIST / "assets").mkdir()
    (tree.ROOT / "secret.txt").write_text("secret")

    def ask(path, method="GET"):
        connection = http.client.HTTPConnection("127.0.0.1", server.server_port, timeout=5)
        connection.request(method, path)
        response = connection.getresponse()
        return response.status, response.headers, response.read()

    with tree.open_server(0, base) as server:
        threading.Thread(target=server.serve_forever, args=[0.01], daemon=True).start()
        yield ask
        server.shutdown()


def test_the_page_is_served_under_its_base(ask, base):
    status, headers, body = ask(base)
    assert (status, body) == (200, b"index.html")
    assert headers["Cache-Control"] == "no-cache"
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert ask(base + "index.html?x=1")[0] == 200


@pytest.mark.parametrize(
    "name, type",
    {
        "index.html": "text/html; charset=utf-8",
        "a.js": "text/javascript",
        "a.mjs": "text/javascript",
        "a.wasm": "application/wasm",
        "a.css": "text/css",
        "a.woff2": "font/woff2",
        "a.json": "application/json",
        "a.svg": "image/svg+xml",
    }.items(),
)
def test_types(ask, base, name, type):
    assert ask(base + name)[1]["Content-Type"] == type


def test_head_has_no_body_and_other_methods_are_refused(ask, base):
    status, headers, body = ask(base, "HEAD")
    assert (status, headers["Content-Length"], body) == (200, "10", b"")
    for method in ("POST", "PUT", "DELETE", "OPTIONS"):
        assert ask(base, method)[0] == 501


@pytest.mark.parametrize(
    "path",
    [
        "missing",
        "../secret.txt",
        "%2e%2e/secret.txt",
        "..%2fsecret.txt",
        "..%5csecret.txt",
        "assets/../../secret.txt",
        "/../secret.txt",
        "a%00.js",
    ],
)
def test_nothing_outside_dist_is_served(ask, base, path):
    status, _, body = ask(base + path)
    assert status == 404
    assert b"secret" not in body


def test_folders_are_not_listed(ask, base):
    assert ask(base + "assets/")[0] == 404


@pytest.mark.parametrize("base", ["/some-repo/"])
def test_what_is_outside_the_base_is_not_there(ask):
    for path in ("/", "/index.html", "/some-repository/", "/other/a.js"):
        assert ask(path)[0] == 404
    status, headers, _ = ask("/some-repo")
    assert (status, headers["Location"]) == (301, "/some-repo/")


@pytest.mark.parametrize(
    "given, meant",
    [("/", "/"), ("", "/"), ("x", "/x/"), ("/x", "/x/"), ("/x/", "/x/"), ("a/b", "/a/b/")],
)
def test_any_spelling_of_a_base_path_will_do(tree, given, meant):
    assert tree.parse(["serve", "--base", given]).base == meant


def test_a_taken_port_is_one_sentence_and_exit_1_before_anything_is_built(tree, capsys):
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        assert tree.main(["serve", "--port", str(port)]) == 1
    assert capsys.readouterr() == ("", f"Port {port} is taken; choose another with --port.\n")
    assert not tree.BUILD.exists()


def test_a_port_out_of_range_is_refused(tree, capsys):
    with pytest.raises(SystemExit):
        tree.main(["serve", "--port", "65536"])
    assert "65536" in capsys.readouterr().err


def test_the_address_is_the_last_line_and_ctrl_c_ends_it_well(tree, capsys, monkeypatch):
    def stop(server):
        raise KeyboardInterrupt

    monkeypatch.setattr(tree, "build", lambda options: print("built"))
    monkeypatch.setattr(tree.Server, "serve_forever", stop)
    assert tree.main(["serve", "--port", "0", "--base", "some-repo"]) == 0
    built, address = capsys.readouterr().out.split()
    assert built == "built"
    assert address.startswith("http://127.0.0.1:") and address.endswith("/some-repo/")
