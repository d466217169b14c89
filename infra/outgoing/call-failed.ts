/** A call of somebody else's server failed; `code` says why, in no words. */
export class CallFailed extends Error {
  override readonly name = 'CallFailed';
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

/** Why a call failed, as a code without words: the error's own, or `timeout`. */
export function failureCode(error: unknown): string {
  const { name, code } = (error ?? {}) as Readonly<{ name?: unknown; code?: unknown }>;
  if (name === 'TimeoutError' || name === 'AbortError') return 'timeout';
  return typeof code === 'string' ? code.slice(0, 100) : 'unknown';
}
