/** Headers of our own that clients and the server share. */
export const headerNames = {
  /** Answer of a command: the position of its last event in the log, decimal. */
  position: 'x-position',
  /** Request: a query waits until its read models have this position. */
  minPosition: 'x-min-position',
  /** Answer: the read models did not reach `x-min-position` in time. */
  stale: 'x-stale',
  /** Answer: the cursor of the next page of a list; absent on the last page. */
  nextCursor: 'x-next-cursor',
  /** Answer: the read models that the statements of a query read, with a comma between. */
  reads: 'x-reads',
  /** Request: `web` for the client of the product, whose refresh token is a cookie. */
  client: 'x-client',
  /** Request: the pass from `OpenGuestLink`. */
  guestPass: 'x-guest-pass',
} as const;
