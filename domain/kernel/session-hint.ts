/** Name of the cookie that says that a browser may hold a session; behind https with `__Host-` before it. */
export const sessionHint = 'signed-in';
