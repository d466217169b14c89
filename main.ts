import { existsSync } from 'node:fs';
import type { Role, Settings } from '#infra/config/settings.ts';
import { readSettings } from '#infra/config/settings.ts';
import { createCommandHandler } from '#infra/event-store/command-handler.ts';
import { healthRoutes } from '#infra/health/health-routes.ts';
import { createHttp } from '#infra/http/http.ts';
import type { Deps, Service } from '#infra/service.ts';
import { type Connected, connect } from '#infra/start-up/connect.ts';
import { StartupError } from '#infra/start-up/startup-error.ts';

// Every service in one process by default; `ROLES=query-api npm start` runs just one.
const services: Record<Role, () => Promise<Service>> = {
  'command-api': async () => (await import('#command-api/service.ts')).commandApi,
  projections: async () => (await import('#projections/service.ts')).projections,
  'query-api': async () => (await import('#query-api/service.ts')).queryApi,
  reactions: async () => (await import('#command-api/reactions-service.ts')).reactions,
  analysis: async () => (await import('#analysis/service.ts')).analysis,
};
/** What does not end in this time is cut off. */
const patienceMs = 15_000;
// Queries ask for tables, and reactions for calls: what makes them comes first.
const order = Object.keys(services) as Role[];

await start().catch((error) => {
  console.error(error instanceof StartupError ? error.message : error);
  process.exit(1);
});

type Close = () => Promise<void>;

async function start() {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const settings = readSettings(process.env);
  const connecting = connect(settings);
  // From the first moment on: the database lives on without us, and would stay behind.
  const closing: Close[] = [async () => (await connecting).close()];
  let stopped: Promise<void> | undefined;
  const stop = () => (stopped ??= inOrder(closing));
  stopOnSignals(stop);

  const connected = await connecting;
  try {
    await serve(settings, connected, (close) => closing.unshift(close));
  } catch (error) {
    await stop();
    throw error;
  }
}

async function inOrder(steps: readonly Close[]) {
  for (const step of steps) await step();
}

async function serve(settings: Settings, connected: Connected, atEnd: (close: Close) => void) {
  const http = await createHttp(settings);
  let publicUrl = settings.PUBLIC_URL?.replace(/\/+$/, '') ?? '';
  const deps: Deps = { ...connected, http, settings, publicUrl: () => publicUrl };

  const wanted = order.filter((role) => settings.ROLES.includes(role));
  for (const role of wanted) await (await services[role]())(deps);
  await http.register(
    healthRoutes({
      pool: deps.pool,
      roles: wanted,
      dataDirectory: connected.data,
      parts: partsOf(settings, connected),
    }),
  );

  atEnd(() => http.close());
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
  console.log(
    `Rostra is ready on ${publicUrl} after ${(performance.now() / 1000).toFixed(1)} s (${wanted.join(', ')})`,
  );
}

async function tellAdmin(deps: Deps) {
  const { ensureAdmin } = await import('#command-api/users/ensure-admin.ts');
  const { email, password } = await ensureAdmin({ ...deps, handle: createCommandHandler(deps.store) });
  if (password) console.log(`An admin was made: ${email} with the password ${password} (it is shown only this once)`);
}

function partsOf({ DATABASE_URL, SMTP_URL }: Settings, { ffmpeg }: Connected) {
  return {
    database: DATABASE_URL ? 'Postgres' : 'embedded Postgres',
    mail: SMTP_URL ? 'SMTP' : 'local mailbox',
    transcription: 'none',
    ...(ffmpeg && { ffmpeg: `${ffmpeg.version} (${ffmpeg.source})` }),
  };
}

function stopOnSignals(stop: () => Promise<void>) {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      setTimeout(() => process.exit(1), patienceMs).unref();
      stop().then(
        () => process.exit(0),
        (error) => {
          console.error(error);
          process.exit(1);
        },
      );
    });
  }
}
