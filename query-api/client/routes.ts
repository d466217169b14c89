import path from 'node:path';
import files from '@fastify/static';
import type { FastifyPluginAsync } from 'fastify';
import { refuse } from '#domain/kernel/errors.ts';

// Their names change with their content.
const immutable = `${path.sep}assets${path.sep}`;
const notPages = ['/api/', '/dev/', '/health/', '/assets/'];

/** The client's files in `root`; its own paths (`/sessions/…`) are answered with its page. */
export const clientRoutes =
  (root: string): FastifyPluginAsync =>
  async (http) => {
    await http.register(files, {
      root,
      wildcard: false,
      cacheControl: false,
      setHeaders: (response, file) => {
        const age = file.includes(immutable) ? 'public, max-age=31536000, immutable' : 'no-cache';
        response.setHeader('cache-control', age);
      },
    });
    http.get('/*', (request, reply) => {
      const isPage =
        request.headers.accept?.includes('text/html') && !notPages.some((start) => request.url.startsWith(start));
      return isPage ? reply.sendFile('index.html') : refuse('not_found');
    });
  };
