import type { FastifyPluginAsync } from 'fastify';
import { version } from '#infra/version.ts';
import { openApiDocument } from './document.ts';

export const openApiRoute: FastifyPluginAsync = async (http) => {
  // Made when somebody asks: it takes a tenth of a server's start.
  let document: ReturnType<typeof openApiDocument> | undefined;
  http.get('/api/openapi.json', () => {
    document ??= openApiDocument(version);
    return document;
  });
};
