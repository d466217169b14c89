import { existsSync } from 'node:fs';
import { allEvents } from '#domain/all-events.ts';
import { personalFields as personal } from '#domain/personal-fields.ts';
import { upcasters } from '#domain/upcasters.ts';
import type { Role, Settings } from '#infra/config/settings.ts';
import { readSettings } from '#infra/config/settings.ts';
import { createCommandHandler } from '#infra/event-store/command-handler.ts';
import { healthRoutes } from '#infra/health/health-routes.ts';
import { createHttp } from '#infra/http/http.ts';
import { createInstruments } from '#infra/metrics/instruments.ts';
import { metricsRoute } from '#infra/metrics/metrics-route.ts';
import { measureRequests } from '#infra/metrics/request-metrics.ts';
import type { Deps, Service } from '#infra/service.ts';
import { type Connected, connect } from '#infra/start-up/connect.ts';
import { StartupError } from '#infra/start-up/startup-error.ts';
import { drained, type Stopper, stopper } from '#infra/start-up/stopper.ts';

// Every service in one process by default; `ROLES=query-api npm start` runs just one.
const services: Record<Role, () => Promise<Service>> = {
  'command-api': async () => (await import('#command-api/service.ts')).commandApi,
  projections: async () => (await import('#projections/service.ts')).projections,
  'query-api': async () => (await import('#query-api/service.ts')).queryApi,
  // What people take along has reports on paper in it, which the read side writes.
  reactions: async () =>
    (await import('#command-api/reactions-service.ts')).reactions(await import('#query-api/sessions/print-report.ts')),
  analysis: async () => (await import('#analysis/service.ts')).analysis,
};
// Queries ask for tables, and reactions for calls: what makes them comes first.
const order = Object.keys(services) as Role[];

await start().catch((error) => {
  console.error(error instanceof StartupError ? error.message : error);
  process.exit(1);
});

async function start() {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const settings = readSettings(process.env);
  const connecting = connect(settings, { upcasters, personal });
  const stopping = stopper(settings);
  // From the first moment on: the database lives on without us, and would stay behind.
  stopping.atEnd(async () => (await connecting).close());
  const connected = await connecting;
  try {
    await serve(settings, connected, stopping);
  } catch (error) {
    await stopping.stop();
    throw error;
  }
}

async function serve(settings: Settings, connected: Connected, { atEnd, isStopping }: Stopper) {
  const http = await createHttp(settings);
  const instruments = createInstruments();
  measureRequests(http, instruments.registry);
  const store = instruments.store.measured(connected.store);
  let publicUrl = settings.PUBLIC_URL?.replace(/\/+$/, '') ?? '';
  const deps: Deps = { ...connected, store, http, settings, instruments, publicUrl: () => publicUrl };

  const handle = createCommandHandler(deps);
  const { carryOutErasures } = await import('#command-api/carry-out-erasures.ts');
  await carryOutErasures({ ...deps, handle, tell: console.log });

  const wanted = order.filter((role) => settings.ROLES.includes(role));
  for (const role of wanted) await (await services[role]())(role === 'projections' ? countingUnknown(deps) : deps);
  const { data: dataDirectory, checks, resumes } = connected;
  await http.register(metricsRoute({ ...deps, resumes }));
  const health = { pool: deps.pool, store, isStopping, roles: wanted, dataDirectory, checks, resumes };
  const parts = {
    ...partsOf(settings, connected),
    ...(wanted.includes('analysis') && (await listener(settings, connected))),
  };
  await http.register(healthRoutes({ ...health, parts }));

  atEnd(() => drained(http));
  const { HOST, PORT } = settings;
  await http.listen({ host: HOST, port: PORT }).catch((error) => {
    if (error.code === 'EADDRINUSE')
      throw new StartupError(`Port ${PORT} is taken: stop what runs there, or set PORT.`);
    throw new StartupError(`Rostra cannot listen on ${HOST}:${PORT} (${error.code}): look at HOST and PORT.`);
  });
  const [address] = http.addresses() as { port: number }[];
  const host = HOST === '0.0.0.0' || HOST === '::' ? 'localhost' : HOST;
  publicUrl ||= `http://${host}:${address?.port ?? PORT}`;

  if (wanted.includes('command-api')) await tellAdmin(deps);
  if (settings.NODE_ENV === 'production' && !settings.SMTP_URL) {
    console.warn('SMTP_URL is not set: mails are written, and reach nobody');
  }
  console.log(
    `Rostra is ready on ${publicUrl} after ${(performance.now() / 1000).toFixed(1)} s (${wanted.join(', ')})`,
  );
}

async function tellAdmin(deps: Deps) {
  const { ensureAdmin } = await import('#command-api/users/ensure-admin.ts');
  const { email, password } = await ensureAdmin({ ...deps, handle: createCommandHandler(deps) });
  if (password) console.log(`An admin was made: ${email} with the password ${password} (it is shown only this once)`);
}

function partsOf({ DATABASE_URL, EVENTSTORE_URL, SMTP_URL, NODE_ENV }: Settings, { ffmpeg }: Connected) {
  const withoutSmtp = NODE_ENV === 'production' ? 'none: they reach nobody' : 'local mailbox';
  return {
    log: EVENTSTORE_URL ? 'EventStoreDB' : 'Postgres',
    database: DATABASE_URL ? 'Postgres' : 'embedded Postgres',
    mail: SMTP_URL ? 'SMTP' : withoutSmtp,
    ...(ffmpeg && { ffmpeg: `${ffmpeg.version} (${ffmpeg.source})` }),
  };
}

async function listener(settings: Settings, { data }: Connected) {
  const { describeTranscriber, openTranscriber } = await import('#analysis/transcription/open-transcriber.ts');
  return { transcription: describeTranscriber(openTranscriber(settings, data)) };
}

/** Read models pass over what a newer version wrote; how much that is can be seen. */
function countingUnknown(deps: Deps): Deps {
  return { ...deps, store: deps.instruments.store.countingUnknown(deps.store, (type) => type in allEvents) };
}
