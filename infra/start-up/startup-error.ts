/** Why the product cannot start, in one sentence for the operator. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}
