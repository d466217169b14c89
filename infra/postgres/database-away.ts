/** The name cannot be resolved now, or a connection could not be made, or broke. */
const codes = new Set([
  ...['ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'ECONNREFUSED'],
  ...['ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ETIMEDOUT'],
]);
/** SQLSTATE: the connection ended; the server is stopping, was crashed by another session, or is starting; too many connections. */
export const isAwayState = (code: string): boolean => /^(08|57P|53300)/.test(code);
// pg reports these by message only (`client.js`).
const words = /^Connection terminated|not queryable$|^timeout (expired|exceeded when trying to connect)$/;

/** Postgres is starting, stopping or out of reach: a retry may succeed. The outcome of a commit is unknown. */
export function isDatabaseAway(error: unknown): boolean {
  const { code, message } = (error ?? {}) as Readonly<{ code?: unknown; message?: unknown }>;
  return (
    (typeof code === 'string' && (codes.has(code) || isAwayState(code))) ||
    (typeof message === 'string' && words.test(message))
  );
}
