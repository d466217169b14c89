/**
 * Milliseconds; the client reads them from the configuration: the polling interval without a hub, the interval of reconnects
 * to a hub, how long a snackbar stays, when a mail may be sent again, and how long a
 * part of a page may take to load.
 */
export const timing = {
  pollMs: 15_000,
  hubRetryMs: 5_000,
  snackbarMs: 10_000,
  sentFlagMs: 10_000,
  chunkLoadMs: 120_000,
} as const;

/** Polling intervals in milliseconds, for work that no hub reports, or whose notification a lost hub may have missed. */
export const lookMs = {
  /** Work with visible progress that somebody waits for: an import, a comparison. */
  run: 1_000,
  /** A message to a webhook. */
  delivery: 3_000,
  /** Work in the background: a job, a rebuild, an archive, an engine that is being installed. */
  work: 5_000,
  /** Payments. */
  payment: 10_000,
} as const;
