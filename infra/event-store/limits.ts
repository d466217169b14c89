/** Milliseconds. */
export type Limits = Readonly<{
  /** A call without any data for this long counts as unanswered. */
  answerMs: number;
  /** How long a failed call is retried before it fails for the caller. */
  giveUpMs: number;
  /** How often a subscription, or the connection for its notifications, is compared with the log. */
  probeMs: number;
}>;

/** Longer than the stalls of about 2 s that a busy server shows, shorter than its keepalive's 20 s. */
export const eventStoreDbLimits: Limits = { answerMs: 5_000, giveUpMs: 20_000, probeMs: 5_000 };

/** Without the database nothing else works, so callers fail fast. An unanswered call is tried once more. */
export const postgresLimits: Limits = { answerMs: 5_000, giveUpMs: 1_500, probeMs: 1_000 };
