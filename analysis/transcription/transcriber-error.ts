/**
 * Why there are no words, by what one can do about it. Messages name the host and the settings, never a key, and never what
 * a server said: servers quote keys.
 */
abstract class TranscriberError extends Error {}

/** The engine says no, and will say no again: somebody has to look at the settings (a wrong key, a model that is not there). */
export class TranscriberRefused extends TranscriberError {
  override readonly name = 'TranscriberRefused';
}

/** The paid quota is used up, or the service was asked too often. */
export class TranscriberQuota extends TranscriberError {
  override readonly name = 'TranscriberQuota';
  /** Seconds, as the engine asked for; null where it said nothing, infinite where waiting does not help. */
  readonly retryAfter: number | null;

  constructor(message: string, retryAfter: number | null = null) {
    super(message);
    this.retryAfter = retryAfter;
  }
}

/** It cannot be reached, or broke off, or answered nonsense: later it may work. */
export class TranscriberUnavailable extends TranscriberError {
  override readonly name = 'TranscriberUnavailable';
}
