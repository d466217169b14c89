/** Why the product cannot start, in one sentence for the person who started it. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}
