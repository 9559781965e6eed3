// @ts-check
/**
 * Sounds made on the spot with Web Audio; each says again what the page already shows. Silent until the first gesture,
 * as browsers want it.
 */

/** @type {AudioContext | undefined} */
let context;
const VOLUME = 0.4;

/** A short burst of filtered noise. @param {AudioContext} audio @param {number} at @param {number} length @param {number} pitch @param {number} volume */
function knock(audio, at, length, pitch, volume) {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / samples.length) ** 3;
  const source = new AudioBufferSourceNode(audio, { buffer });
  const filter = new BiquadFilterNode(audio, { type: "bandpass", frequency: pitch, Q: 2 });
  const gain = new GainNode(audio, { gain: volume * VOLUME });
  source.connect(filter).connect(gain).connect(audio.destination);
  source.start(at);
}

/** @param {AudioContext} audio @param {number} at @param {number} length @param {number} pitch @param {number} volume */
function tone(audio, at, length, pitch, volume) {
  const oscillator = new OscillatorNode(audio, { type: "triangle", frequency: pitch });
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(volume * VOLUME, at);
  gain.gain.exponentialRampToValueAtTime(0.001, at + length);
  oscillator.connect(gain).connect(audio.destination);
  oscillator.start(at);
  oscillator.stop(at + length);
}

/** @typedef {(audio: AudioContext, at: number) => void} Sound */
/** @satisfies {Record<string, Sound>} */
const SOUNDS = {
  roll: (/** @type {AudioContext} */ audio, /** @type {number} */ at) => [0, 0.07, 0.13, 0.21, 0.34, 0.52, 0.7].forEach((after, i) => knock(audio, at + after, 0.06, 900 + 240 * (i % 3), 1.6)),
  hold: (/** @type {AudioContext} */ audio, /** @type {number} */ at) => knock(audio, at, 0.04, 1600, 1.2),
  score: (/** @type {AudioContext} */ audio, /** @type {number} */ at) => [523, 659, 784].forEach((pitch, i) => tone(audio, at + i * 0.07, 0.3, pitch, 0.25)),
  zero: (/** @type {AudioContext} */ audio, /** @type {number} */ at) => [330, 247].forEach((pitch, i) => tone(audio, at + i * 0.12, 0.35, pitch, 0.25)),
  over: (/** @type {AudioContext} */ audio, /** @type {number} */ at) => [523, 659, 784, 1047].forEach((pitch, i) => tone(audio, at + i * 0.13, 0.5, pitch, 0.28)),
};

/** @param {keyof typeof SOUNDS} name */
export function play(name) {
  if (!navigator.userActivation?.hasBeenActive || typeof AudioContext !== "function") return;
  context ??= new AudioContext();
  void context.resume();
  SOUNDS[name](context, context.currentTime);
}
