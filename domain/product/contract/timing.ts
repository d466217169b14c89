/**
 * Milliseconds; the configuration answers them, and the client keeps to them: how often to ask where no hub is connected, when
 * to try a hub again, how long a snackbar stays, when a mail may be sent once more, and how long a
 * part of a page may take to come.
 */
export const timing = {
  pollMs: 15_000,
  hubRetryMs: 5_000,
  snackbarMs: 10_000,
  sentFlagMs: 10_000,
  chunkLoadMs: 120_000,
} as const;
