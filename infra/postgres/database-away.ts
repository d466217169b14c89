/** Connections that could not be made or broke, and a server that stops, was crashed by another session, or starts. */
const codes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', '57P01', '57P02', '57P03', '08006']);
// pg names these by their words only (`client.js`).
const words = /^Connection terminated|not queryable$|^timeout (expired|exceeded when trying to connect)$/;

/** Postgres is starting, stopping or out of reach: worth another try. Whether a commit came through is not known. */
export function isDatabaseAway(error: unknown): boolean {
  const { code, message } = (error ?? {}) as Readonly<{ code?: unknown; message?: unknown }>;
  return (typeof code === 'string' && codes.has(code)) || (typeof message === 'string' && words.test(message));
}
