import { type Asked, wayOf } from './worker-rules.ts';

/** Set by the build: addresses of the files to cache, and a hash of all of them. */
declare const KEPT_FILES: readonly string[];
declare const KEPT_VERSION: string;

type Waiting = Event & Readonly<{ waitUntil: (work: Promise<unknown>) => void }>;
type Fetching = Event & Readonly<{ request: Request; respondWith: (answer: Promise<Response>) => void }>;
/** The used part of a service worker's scope. The types of pages and of workers cannot be loaded together. */
type Scope = Readonly<{
  addEventListener: (<Name extends 'install' | 'activate'>(name: Name, listen: (event: Waiting) => void) => void) &
    ((name: 'fetch', listen: (event: Fetching) => void) => void);
}>;

const scope = self as unknown as Scope;
const files: ReadonlySet<string> = new Set(KEPT_FILES);
const prefix = 'rostra-shell-';
const cacheName = prefix + KEPT_VERSION;

scope.addEventListener('install', (event) => event.waitUntil(keepFiles()));
scope.addEventListener('activate', (event) => event.waitUntil(removeOthers()));
scope.addEventListener('fetch', (event) => {
  const way = wayOf(event.request as Asked, files, location.origin);
  if (way === 'kept') event.respondWith(kept(event.request.url).then((found) => found ?? fetch(event.request)));
  if (way === 'newest') event.respondWith(newest(event.request));
});

/** Caches all files or none. Sends no cookie, so that nothing in the cache is personal. */
async function keepFiles(): Promise<void> {
  const cache = await caches.open(cacheName);
  await cache.addAll(KEPT_FILES.map((file) => new Request(file, { credentials: 'omit', headers: { accept: '*/*' } })));
}

/** Deletes old caches. A new worker starts only after all pages of the old version are closed, so nobody needs them. */
async function removeOthers(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(prefix) && name !== cacheName).map((name) => caches.delete(name)),
  );
}

async function newest(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const found = await kept(request.mode === 'navigate' ? '/' : request.url);
    if (found) return found;
    throw error;
  }
}

async function kept(address: string): Promise<Response | undefined> {
  return await (await caches.open(cacheName)).match(address, { ignoreVary: true });
}
