/** The share of the volume scale for one decibel: 14 dB are 0.3 of the scale. */
const perDecibel = 0.3 / 14;

/**
 * Corrects a volume (0..1) by the microphone's gain (dB). A volume of 0 stays 0: its distance below the scale is unknown.
 */
export function calibratedVolume(volume: number, gain: number): number {
  if (volume === 0) return 0;
  return Math.round(Math.min(1, Math.max(0, volume + gain * perDecibel)) * 1_000) / 1_000;
}
