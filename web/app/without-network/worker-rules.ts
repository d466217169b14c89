/** `kept`: from the cache. `network`: as without a worker. `newest`: from the network, or from the cache without a network. */
export type Way = 'kept' | 'network' | 'newest';

export type Asked = Readonly<{ method: string; url: string; mode: string }>;

/** Never cached: these are about a person or the server. */
const neverKept = ['/api/', '/dev/', '/health/', '/session-hub', '/notification-hub'];

/**
 * How to answer a request. `files`: addresses of the cached files. An address of the client (`/liverecorder`) gets its page, from the
 * network if possible, so that a new version is never held back.
 */
export function wayOf({ method, url, mode }: Asked, files: ReadonlySet<string>, origin: string): Way {
  const { pathname, origin: asked } = new URL(url);
  if (method !== 'GET' || asked !== origin || neverKept.some((start) => pathname.startsWith(start))) return 'network';
  if (mode === 'navigate') return 'newest';
  if (!files.has(pathname)) return 'network';
  // Assets have a hash in their names.
  return pathname.startsWith('/assets/') ? 'kept' : 'newest';
}
