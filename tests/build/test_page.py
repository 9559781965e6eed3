"""index.html: the template's blanks, the words of three languages, the policy that lets its scripts run."""

import base64
import hashlib
import json

import pytest

WORDS = {"en": {"hi": "Hi & <bye>"}, "nb": {"hi": "Hei"}, "da": {"hi": "Hej"}}


def test_values_are_filled_in(tree):
    assert tree.fill('<a href="{{main}}">{{main}}</a>', {"main": "x.js"}, {}) == '<a href="x.js">x.js</a>'


def test_a_message_comes_in_every_language_and_escaped(tree):
    assert tree.fill("{{t:hi}}", {}, WORDS) == (
        '<span lang="en">Hi &amp; &lt;bye&gt;</span><span lang="nb">Hei</span><span lang="da">Hej</span>'
    )


def test_an_unknown_blank_is_an_error(tree):
    with pytest.raises(tree.Failure, match=r"\{\{nonsense\}\}"):
        tree.fill("{{nonsense}}", {}, WORDS)


def test_an_unknown_message_is_an_error_that_names_message_and_language(tree):
    with pytest.raises(tree.Failure, match=r"bye.*en\.ftl"):
        tree.fill("{{t:bye}}", {}, WORDS)
    with pytest.raises(tree.Failure, match=r"hi.*da\.ftl"):
        tree.fill("{{t:hi}}", {}, {**WORDS, "da": {}})


def test_only_one_line_messages_without_placeables_count(tree):
    file = tree.ROOT / "words.ftl"
    file.write_text(
        "# comment = no\n"
        "plain = Two words\n"
        "tight=Close\n"
        "greeting = Hi, { $name }\n"
        "long = First\n    and second\n"
        "block =\n    Below\n"
        "with-attribute = Text\n    .title = Title\n"
        "-term = Term\n"
        "last = Æ ø å",
        encoding="utf-8",
    )
    assert tree.plain_messages(file) == {"plain": "Two words", "tight": "Close", "last": "Æ ø å"}


def test_json_in_the_page_cannot_end_its_script(tree):
    text = tree.inline_json({"name": "</script><script>alert(1)"})
    assert "<" not in text
    assert json.loads(text) == {"name": "</script><script>alert(1)"}


def test_the_policy_admits_exactly_the_inline_scripts(tree):
    page = (
        '<meta content="script-src {{csp-hashes}}"><script>let a = "&amp;<b>";</script>'
        '<script type="application/json">{}</script><script src="a.js"></script>'
        '<!-- <script>no</script> --><SCRIPT type="module">\nb()\n</SCRIPT>'
    )
    hashes = [
        "'sha256-" + base64.b64encode(hashlib.sha256(script).digest()).decode() + "'"
        for script in (b'let a = "&amp;<b>";', b"\nb()\n")
    ]
    assert f'script-src {hashes[0]} {hashes[1]}"' in tree.fill(page, {}, {})


def test_a_known_hash(tree):
    # The CSP standard's example; printf "alert('Hello, world.');" | openssl dgst -sha256 -binary | base64
    known = "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='"
    assert tree.csp_hashes("<script>alert('Hello, world.');</script>") == known


def test_a_script_is_hashed_as_it_is_sent(tree):
    page = tree.fill("<script>{{t:hi}}</script>{{csp-hashes}}", {}, WORDS)
    script = page.partition("<script>")[2].partition("</script>")[0]
    assert base64.b64encode(hashlib.sha256(script.encode()).digest()).decode() in page
