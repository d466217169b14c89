/** Milliseconds. Longer than the stalls of about 2 s that a busy server shows, shorter than its keepalive's 20 s. */
export type Limits = Readonly<{
  /** An append, or a read's next event, that takes longer counts as unanswered. */
  answerMs: number;
  /** How long an unanswered call is tried again before it fails. */
  giveUpMs: number;
  /** How often the subscription is held against the end of the log. */
  probeMs: number;
}>;

export const usualLimits: Limits = { answerMs: 5_000, giveUpMs: 20_000, probeMs: 5_000 };
