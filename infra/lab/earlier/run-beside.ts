import path from 'node:path';
import { parseArgs } from 'node:util';
import { endings } from '#infra/start-up/endings.ts';
import { startWireServer } from '../fakes/wire-server/wire-server.ts';
import { ownPostgres } from '../testing/own-postgres.ts';
import { dataDirectory, type Environment } from '../testing/server.ts';
import { runBeside } from './beside.ts';

/**
 * `npm run earlier:beside -- --checkout ../rostra-1.0.0 [--eventstore]`: `runBeside` with the version in that folder, on a Postgres of
 * its own, and with `--eventstore` on one EventStoreDB, played by the wire server. Exits with code 1 if a check failed.
 */
const { values } = parseArgs({ options: { checkout: { type: 'string' }, eventstore: { type: 'boolean' } } });
const { checkout } = values;
if (!checkout) throw new Error('--checkout FOLDER');

const ends = endings();
try {
  await runBeside({
    earlier: checkout,
    env: await data(),
    atEnd: ends.atEnd,
    tell(line, isGood) {
      console.log(`${isGood ? '' : 'BROKEN '}${line}`);
      if (!isGood) process.exitCode = 1;
    },
  });
} finally {
  await ends.stop();
}

/** The settings of the data that both versions share. */
async function data(): Promise<Environment> {
  const { directory, remove } = await dataDirectory();
  ends.atEnd(remove);
  const postgres = await ownPostgres(path.join(directory, 'elsewhere'), ['-c', 'max_connections=200']);
  ends.atEnd(postgres.stop);
  const shared = { DATA_DIR: path.join(directory, 'data'), DATABASE_URL: postgres.url };
  if (!values.eventstore) return shared;
  const wire = await startWireServer();
  ends.atEnd(async () => wire.stop());
  return { ...shared, EVENTSTORE_URL: `esdb://${wire.address}?tls=false` };
}
