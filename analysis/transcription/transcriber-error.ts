/**
 * Why there are no words. There is one class for each remedy. Messages name the host and the settings, but no key and no text of
 * the server, because servers quote keys.
 */
abstract class TranscriberError extends Error {}

/** A permanent refusal: an operator has to check the settings (a wrong key, a model that does not exist). */
export class TranscriberRefused extends TranscriberError {
  override readonly name = 'TranscriberRefused';
}

/** The paid quota is used up, or there were too many requests. */
export class TranscriberQuota extends TranscriberError {
  override readonly name = 'TranscriberQuota';
  /** Seconds that the engine asked for; null if it gave none, infinite if waiting does not help. */
  readonly retryAfter: number | null;

  constructor(message: string, retryAfter: number | null = null) {
    super(message);
    this.retryAfter = retryAfter;
  }
}

/** The engine is unreachable, broke off, or returned an invalid answer: a later attempt may succeed. */
export class TranscriberUnavailable extends TranscriberError {
  override readonly name = 'TranscriberUnavailable';
}
