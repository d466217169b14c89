import Fastify from 'fastify';
import { jwtVerify } from 'jose';
import * as z from 'zod/mini';
import { createPool } from '#infra/postgres/pool.ts';
import { requestGiven, untilUnwanted } from './beside.ts';

/**
 * The lowest cost of a read: a route that checks a token and reads one row by its key; the row holds the whole answer.
 */
const { database, secret } = z.object({ database: z.string(), secret: z.string() }).parse(requestGiven());
const key = Buffer.from(secret, 'hex');
const pool = createPool(database);
const http = Fastify();

http.get<{ Params: { id: string } }>('/documents/:id', async ({ headers, params: { id } }, reply) => {
  const token = headers.authorization?.split(' ')[1] ?? '';
  const { payload } = await jwtVerify(token, key, { algorithms: ['HS256'] }).catch(() => ({ payload: undefined }));
  if (!payload) return reply.code(401).send();
  const text = 'select document from plain_documents where id = $1 and owner_id = $2';
  const { rows } = await pool.query({ name: 'find', text, values: [id, payload.sub] });
  return rows[0]?.document ?? reply.code(404).send();
});

console.log(await http.listen({ port: 0 }));
await untilUnwanted();
await http.close();
await pool.end();
