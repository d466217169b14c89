import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import * as z from 'zod/mini';
import { requestGiven, untilUnwanted } from './beside.ts';

/** The lowest cost of a push: a notification of the database, sent to every socket. */
const { database, channel } = z.object({ database: z.string(), channel: z.string() }).parse(requestGiven());

// The same library that the hubs use.
const { WebSocketServer } = createRequire(import.meta.resolve('@fastify/websocket'))('ws') as typeof import('ws');
const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
const client = new pg.Client(database);
await client.connect();
client.on('notification', ({ payload = '' }) => {
  const { name, position } = JSON.parse(payload);
  const message = JSON.stringify({ type: 'ReadModelChanged', data: { name, position } });
  for (const socket of server.clients) socket.send(message);
});
await client.query(`listen ${channel}`);

console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
await untilUnwanted();
for (const socket of server.clients) socket.terminate();
server.close();
await client.end();
