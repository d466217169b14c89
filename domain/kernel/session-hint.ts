/** Name of the cookie that says that a browser may hold a session; behind https it has the prefix `__Host-`. */
export const sessionHint = 'signed-in';
