/**
 * Praat's `To Pitch (ac)`: 0.01, 75, 15, "no", 0.03, 0.45, 0.01, 0.35, 0.14, 500; names as in
 * Boersma (1993), Accurate short-term analysis of the fundamental frequency, IFA Proceedings 17, 97–110.
 * The costs hold for this step.
 */
export const pitchSettings = {
  /** Seconds. */
  step: 0.01,
  /** Hz. */
  floor: 75,
  /** Hz. */
  ceiling: 500,
  /** Per frame, the unvoiced one included. */
  maxCandidates: 15,
  /** Share of the global peak. */
  silenceThreshold: 0.03,
  /** On the scale of the normalised autocorrelation, like the strengths and costs below. */
  voicingThreshold: 0.45,
  /** Per octave. */
  octaveCost: 0.01,
  /** Per octave between two frames. */
  octaveJumpCost: 0.35,
  voicedUnvoicedCost: 0.14,
} as const;
