import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import files from '@fastify/static';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { refuse } from '#domain/kernel/errors.ts';
import type { Settings } from '#infra/config/settings.ts';
import { sessionCookies } from '#infra/http/session-cookies.ts';
import { builtClient } from './built-client.ts';
import { type PageFiles, pageFilesName } from './page-files.ts';
import { isPrecompressed } from './precompress.ts';

// Names in this folder contain a hash of the content.
const immutable = `${path.sep}assets${path.sep}`;
const notPages = ['/api/', '/dev/', '/health/', '/assets/'];
/** For developers of the product. */
const designSystem = '/dev/ui';
const page = 'index.html';
/** Life of the cookie that hints at a sign-in, in seconds. The end of the sign-in also deletes the cookie. */
const hintSeconds = 30 * 86_400;

type ClientSettings = Pick<Settings, 'NODE_ENV' | 'PUBLIC_URL'>;

/** Serves the built client in this folder; builds it first if the folder is undefined. */
export async function attachClient(http: FastifyInstance, folder: string | undefined, settings: ClientSettings) {
  // Builds before registering, because a build takes longer than a plugin may.
  const root = folder ?? (await builtClient(path.resolve('.')));
  await http.register(clientRoutes(root, settings));
}

/** Serves the client's files in `root` as they are at the start. Answers the client's own paths (`/sessions/…`) with its page. */
export const clientRoutes =
  (root: string, { NODE_ENV, PUBLIC_URL }: ClientSettings): FastifyPluginAsync =>
  async (http) => {
    const session = sessionCookies({ PUBLIC_URL });
    const there = await namesIn(root);
    const pages: Partial<PageFiles> = JSON.parse(await readFile(path.join(root, pageFilesName), 'utf8'));
    await http.register(files, {
      root,
      serve: false,
      cacheControl: false,
      preCompressed: true,
      setHeaders: (response, file) => {
        const age = file.includes(immutable) ? 'public, max-age=31536000, immutable' : 'no-cache';
        response.setHeader('cache-control', age);
        response.setHeader('vary', 'accept-encoding');
      },
    });
    // One route for all files: there are about a hundred, and each route slows down every start.
    http.get<{ Params: { '*': string } }>('/*', (request, reply) => {
      const { params, headers, url } = request;
      // Sets the hint for a sign-in from before hints existed.
      if (session.refresh.read(request) && !session.hint.read(request)) session.hint.set(reply, '1', hintSeconds);
      const name = params['*'] || page;
      if (there.has(name) && name !== page) return reply.sendFile(name);
      const isShown =
        url === designSystem ? NODE_ENV !== 'production' : !notPages.some((start) => url.startsWith(start));
      const isPage = name === page || (headers.accept?.includes('text/html') && isShown);
      if (!isPage) return refuse('not_found');
      // Browsers send no cookies with a request from another site.
      const isKnown = headers['sec-fetch-site'] !== 'cross-site';
      const opened = isKnown && firstPage(url, session.hint.read(request) !== undefined);
      const needed = opened && pages[opened]?.[localeIn(headers['accept-language'])];
      if (needed) reply.header('link', modulesOf(needed));
      return reply.sendFile(page);
    });
  };

/** The page that this address opens, if the files of that page are known. */
function firstPage(url: string, isSignedIn: boolean): keyof PageFiles | undefined {
  const [address = ''] = url.split('?');
  const isStart = address === '/' || address === '/dashboard';
  const isReport = /^\/sessions\/[0-9a-f]{32}$/.test(address);
  if (!isSignedIn) return isStart || isReport || address === '/auth/login' ? 'login' : undefined;
  if (isStart) return 'start';
  return isReport ? 'report' : undefined;
}

/** The language that the client picks if none was chosen on this device. */
const localeIn = (accepted = '') => (/(?:^|,)\s*(de|en)\b/i.exec(accepted)?.[1]?.toLowerCase() === 'en' ? 'en' : 'de');

/** A browser that supports this header fetches the files immediately, together with those in the page. */
const modulesOf = (files: readonly string[]): string => files.map((file) => `</${file}>; rel=modulepreload`).join(', ');

/** The paths of all files in a folder and its subfolders, in the form of URLs, without compressed copies. */
async function namesIn(root: string): Promise<ReadonlySet<string>> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const inside = entries.filter((entry) => entry.isFile() && !isPrecompressed(entry.name));
  return new Set(
    inside.map(({ parentPath, name }) => path.relative(root, path.join(parentPath, name)).replaceAll(path.sep, '/')),
  );
}
