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

// Their names change with their content.
const immutable = `${path.sep}assets${path.sep}`;
const notPages = ['/api/', '/dev/', '/health/', '/assets/'];
/** For who builds the product. */
const designSystem = '/dev/ui';
const page = 'index.html';
/** A session that ends earlier takes its hint along. */
const hintSeconds = 30 * 86_400;

type ClientSettings = Pick<Settings, 'NODE_ENV' | 'PUBLIC_URL'>;

/** Serves the built client in this folder; where it is undefined, the client is built first. */
export async function attachClient(http: FastifyInstance, folder: string | undefined, settings: ClientSettings) {
  // Before it is registered: a build takes longer than a plugin may.
  const root = folder ?? (await builtClient(path.resolve('.')));
  await http.register(clientRoutes(root, settings));
}

/** The client's files in `root`, as they are now; its own paths (`/sessions/…`) are answered with its page. */
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
    // One for all: there are a hundred files, and each route costs every start something.
    http.get<{ Params: { '*': string } }>('/*', (request, reply) => {
      const { params, headers, url } = request;
      // A session that began before there were hints gets its own here.
      if (session.refresh.read(request) && !session.hint.read(request)) session.hint.set(reply, '1', hintSeconds);
      const name = params['*'] || page;
      if (there.has(name) && name !== page) return reply.sendFile(name);
      const isShown =
        url === designSystem ? NODE_ENV !== 'production' : !notPages.some((start) => url.startsWith(start));
      const isPage = name === page || (headers.accept?.includes('text/html') && isShown);
      if (!isPage) return refuse('not_found');
      // From another site a browser comes without its cookies.
      const isKnown = headers['sec-fetch-site'] !== 'cross-site';
      const opened = isKnown && firstPage(url, session.hint.read(request) !== undefined);
      const needed = opened && pages[opened]?.[localeIn(headers['accept-language'])];
      if (needed) reply.header('link', modulesOf(needed));
      return reply.sendFile(page);
    });
  };

/** The page that this address opens, where it is one of those whose files are known. */
function firstPage(url: string, isSignedIn: boolean): keyof PageFiles | undefined {
  const [address = ''] = url.split('?');
  const isStart = address === '/' || address === '/dashboard';
  const isReport = /^\/sessions\/[0-9a-f]{32}$/.test(address);
  if (!isSignedIn) return isStart || isReport || address === '/auth/login' ? 'login' : undefined;
  if (isStart) return 'start';
  return isReport ? 'report' : undefined;
}

/** As the client picks it where nobody has chosen on this device. */
const localeIn = (accepted = '') => (/(?:^|,)\s*(de|en)\b/i.exec(accepted)?.[1]?.toLowerCase() === 'en' ? 'en' : 'de');

/** A browser that knows the header fetches these at once, beside those which the page names. */
const modulesOf = (files: readonly string[]): string => files.map((file) => `</${file}>; rel=modulepreload`).join(', ');

/** Of all files in a folder and those below it, as an address has them; what is compressed beside them has no address. */
async function namesIn(root: string): Promise<ReadonlySet<string>> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const inside = entries.filter((entry) => entry.isFile() && !isPrecompressed(entry.name));
  return new Set(
    inside.map(({ parentPath, name }) => path.relative(root, path.join(parentPath, name)).replaceAll(path.sep, '/')),
  );
}
