/** A call of somebody else's server failed; `code` says why, in no words. */
export class CallFailed extends Error {
  override readonly name = 'CallFailed';
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.code = code;
  }
}
