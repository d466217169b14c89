import { startPostgres } from '#infra/postgres/embedded/start-postgres.ts';

/** A process with a Postgres, for tests. It prints the address, stops at SIGTERM and ignores SIGINT. */
const postgres = await startPostgres(process.argv[2] ?? '');
process.on('SIGINT', () => {});
process.once('SIGTERM', async () => {
  await postgres.stop();
  process.exit();
});
console.log(postgres.url);
// Keeps the process alive until it is told to stop.
setInterval(() => {}, 60_000);
