import { randomBytes } from 'node:crypto';
import path from 'node:path';
import type { Pool } from 'pg';
import { accessTokens } from '#infra/http/access-token.ts';
import { hasEnded, newPerson } from '../testing/person.ts';
import { recording } from '../testing/recording.ts';
import { tone } from '../testing/test-media.ts';
import { startBeside } from './beside.ts';
import { type Figure, quantile } from './figure.ts';
import { keepAlive } from './keep-alive.ts';
import { type Running, withProduct } from './product-beside.ts';
import { rateOf } from './rate.ts';
import { comparedFigures, sideBySide } from './side-by-side.ts';

const connections = 32;
const seconds = 2;

/** A person's own report, compared with the same document from a bare server. */
export const readFigures = (directory: string): Promise<readonly Figure[]> =>
  withProduct(path.join(directory, 'reads'), {}, reads);

async function reads({ url, pool }: Running): Promise<readonly Figure[]> {
  const person = await newPerson(url);
  const id = await person.uploaded(await recording('talk.wav', tone(30)));
  const report = await person.waitFor(id, hasEnded);

  const secret = randomBytes(32);
  await keepDocument(pool, { id, ownerId: person.id, document: report });
  const database = String(pool.options.connectionString);
  const bare = await startBeside(new URL('./bare-read-process.ts', import.meta.url), {
    database,
    secret: secret.toString('hex'),
  });
  const ours = getter(url, `/api/Sessions/${id}`, person.accessToken);
  const theirs = getter(bare.said, `/documents/${id}`, await accessTokens(secret).issue({ userId: person.id }));

  const took: number[] = [];
  const compared = await sideBySide({
    subject: () => rateOf({ workers: connections, seconds, work: ours.get, took }),
    reference: () => rateOf({ workers: connections, seconds, work: theirs.get }),
  });
  for (const { end } of [ours, theirs, bare]) await end();
  const bytes = Buffer.byteLength(JSON.stringify(report));
  return [
    ...comparedFigures(compared, {
      name: `read of one report of ${bytes} bytes, signed in`,
      referenceName: `bare server: token, one row of ${bytes} bytes`,
      to: 'bare server',
      goal: '≥ 0.6',
    }),
    { name: 'read: 99 in 100 take less than', value: `${quantile(took, 0.99).toFixed(1)} ms` },
  ];
}

type Kept = Readonly<{ id: string; ownerId: string; document: unknown }>;

async function keepDocument(pool: Pool, { id, ownerId, document }: Kept) {
  await pool.query(
    'create table plain_documents (id text primary key, owner_id text not null, document json not null)',
  );
  await pool.query('insert into plain_documents values ($1, $2, $3)', [id, ownerId, JSON.stringify(document)]);
}

function getter(url: string, at: string, token: string) {
  const client = keepAlive(url, connections);
  const headers = { authorization: `Bearer ${token}` };
  return { get: () => client.send({ method: 'GET', path: at, headers }), end: async () => client.end() };
}
