import { createRequire } from 'node:module';
import path from 'node:path';
import files from '@fastify/static';
import type { FastifyPluginAsync } from 'fastify';
import { areas } from '#domain/areas.ts';
import { version } from '#infra/version.ts';
import { describedCalls } from './descriptions.ts';
import { openApiDocument } from './document.ts';

/** Serves `/api/openapi.json`, and `/api/docs`, which shows it in a browser. All files come from this server. */
export const openApiRoute: FastifyPluginAsync = async (http) => {
  // Made at the first request: it takes a tenth of a server's start.
  let document: Promise<ReturnType<typeof openApiDocument>> | undefined;
  http.get('/api/openapi.json', () => {
    document ??= describedCalls(areas.map(({ name }) => name)).then((described) => openApiDocument(version, described));
    return document;
  });
  await http.register(docsPage);
};

const require = createRequire(import.meta.url);
const viewer = path.join(path.dirname(require.resolve('@fastify/swagger-ui')), 'static');
const viewerFiles = ['swagger-ui.css', 'swagger-ui-bundle.js'];

const docsPage: FastifyPluginAsync = async (http) => {
  await http.register(files, { root: viewer, serve: false });
  http.get('/api/docs', (_request, reply) => reply.type('text/html; charset=utf-8').send(page));
  http.get('/api/docs/start.js', (_request, reply) => reply.type('text/javascript; charset=utf-8').send(start));
  for (const name of viewerFiles) http.get(`/api/docs/${name}`, (_request, reply) => reply.sendFile(name));
};

// Scripts are files of their own, because the Content-Security-Policy forbids inline scripts.
const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Rostra: API</title>
    <link rel="icon" href="/icon.svg" />
    <link rel="stylesheet" href="/api/docs/swagger-ui.css" />
  </head>
  <body>
    <main id="docs"></main>
    <script src="/api/docs/swagger-ui-bundle.js"></script>
    <script src="/api/docs/start.js"></script>
  </body>
</html>
`;

const start = `SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#docs',
  deepLinking: true,
  filter: true,
  docExpansion: 'none',
  defaultModelsExpandDepth: -1,
  validatorUrl: null,
});
`;
