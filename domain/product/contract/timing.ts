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

/** Milliseconds between two looks at something on its way that no hub tells of, or that a lost hub may have told. */
export const lookMs = {
  /** Something that somebody waits for and that shows how far it is: an import, a comparison. */
  run: 1_000,
  /** A message to a webhook. */
  delivery: 3_000,
  /** Work in the background: a job, a rebuild, an archive, an engine that is being installed. */
  work: 5_000,
  /** Money. */
  payment: 10_000,
} as const;
