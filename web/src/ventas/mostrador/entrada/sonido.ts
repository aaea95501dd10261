/** The short low beep of a code nobody knows. Silent where the browser has no sound or has not allowed it yet. */
export function sonarError(): void {
  if (typeof AudioContext === 'undefined') return;
  const audio = new AudioContext();
  const tono = audio.createOscillator();
  const volumen = audio.createGain();
  tono.type = 'square';
  tono.frequency.value = 220;
  volumen.gain.value = 0.06;
  tono.connect(volumen).connect(audio.destination);
  tono.start();
  tono.stop(audio.currentTime + 0.12);
  tono.onended = () => void audio.close();
}
