/** A name that is not known just now, connections that could not be made, or that broke. */
const codes = new Set([
  ...['ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'ECONNREFUSED'],
  ...['ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ETIMEDOUT'],
]);
/** SQLSTATE: the connection ended, a server that stops, was crashed by another session, or starts, too many connections. */
export const isAwayState = (code: string): boolean => /^(08|57P|53300)/.test(code);
// pg names these by their words only (`client.js`).
const words = /^Connection terminated|not queryable$|^timeout (expired|exceeded when trying to connect)$/;

/** Postgres is starting, stopping or out of reach: worth another try. Whether a commit came through is not known. */
export function isDatabaseAway(error: unknown): boolean {
  const { code, message } = (error ?? {}) as Readonly<{ code?: unknown; message?: unknown }>;
  return (
    (typeof code === 'string' && (codes.has(code) || isAwayState(code))) ||
    (typeof message === 'string' && words.test(message))
  );
}
