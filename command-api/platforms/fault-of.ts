/** A code for what a call of a platform failed of, without words. */
export function faultOf(error: unknown): string {
  const { name, code } = (error ?? {}) as Readonly<{ name?: unknown; code?: unknown }>;
  if (name === 'TimeoutError' || name === 'AbortError') return 'timeout';
  return typeof code === 'string' ? code.slice(0, 100) : 'unknown';
}
