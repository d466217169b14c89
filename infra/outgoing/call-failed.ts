/** A call to a third-party server failed; `code` is the reason, without a message. */
export class CallFailed extends Error {
  override readonly name = 'CallFailed';
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

/** The code of a failed call: the error's own, or `timeout`. */
export function failureCode(error: unknown): string {
  const { name, code } = (error ?? {}) as Readonly<{ name?: unknown; code?: unknown }>;
  if (name === 'TimeoutError' || name === 'AbortError') return 'timeout';
  return typeof code === 'string' ? code.slice(0, 100) : 'unknown';
}
