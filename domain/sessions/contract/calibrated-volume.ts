/** Share of the volume scale that one decibel takes: 14 dB are 0.3 of it. */
const perDecibel = 0.3 / 14;

/**
 * A volume (0..1) of a microphone whose gain (dB) is known. A volume of 0 stays 0: how far below the scale it was is unknown.
 */
export function calibratedVolume(volume: number, gain: number): number {
  if (volume === 0) return 0;
  return Math.round(Math.min(1, Math.max(0, volume + gain * perDecibel)) * 1_000) / 1_000;
}
