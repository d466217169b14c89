import type { FastifyPluginAsync } from 'fastify';
import { version } from '#infra/version.ts';
import { openApiDocument } from './document.ts';

export const openApiRoute: FastifyPluginAsync = async (http) => {
  const document = openApiDocument(version);
  http.get('/api/openapi.json', () => document);
};
