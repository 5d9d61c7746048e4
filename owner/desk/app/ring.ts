const LENGTH_S = 0.25;
const PITCH_HZ = 880;
const LOUDNESS = 0.1;

/** Plays a short, quiet sound. Browsers allow it after a first press. */
export function ring(): void {
  const audio = new AudioContext();
  const tone = new OscillatorNode(audio, { frequency: PITCH_HZ });
  const volume = new GainNode(audio, { gain: LOUDNESS });
  tone.connect(volume).connect(audio.destination);
  tone.addEventListener('ended', () => void audio.close());
  tone.start();
  tone.stop(audio.currentTime + LENGTH_S);
}
