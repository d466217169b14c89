/** `kept`: from the browser's cache. `network`: as without a worker. `newest`: from the network, and from the cache where there is none. */
export type Way = 'kept' | 'network' | 'newest';

export type Asked = Readonly<{ method: string; url: string; mode: string }>;

/** Nothing of these is ever kept: they say something about a person or about the server. */
const neverKept = ['/api/', '/dev/', '/health/', '/session-hub', '/notification-hub'];

/**
 * How a request of a page is answered. `files` are the addresses of the files that the worker keeps. An address of the client
 * (`/liverecorder`) is answered with its page, which always comes from the network where there is one: a new version is never
 * held back.
 */
export function wayOf({ method, url, mode }: Asked, files: ReadonlySet<string>, origin: string): Way {
  const { pathname, origin: asked } = new URL(url);
  if (method !== 'GET' || asked !== origin || neverKept.some((start) => pathname.startsWith(start))) return 'network';
  if (mode === 'navigate') return 'newest';
  if (!files.has(pathname)) return 'network';
  // The name of an asset changes with its content.
  return pathname.startsWith('/assets/') ? 'kept' : 'newest';
}
