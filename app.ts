import { allEvents } from '#domain/all-events.ts';
import { personalFields as personal } from '#domain/personal-fields.ts';
import { upcasters } from '#domain/upcasters.ts';
import type { Role, Settings } from '#infra/config/settings.ts';
import { createCommandHandler } from '#infra/event-store/command-handler.ts';
import { watchAppends } from '#infra/health/append-watch.ts';
import { healthRoutes } from '#infra/health/health-routes.ts';
import { lagLook } from '#infra/health/lag.ts';
import { addressOf, createHttp, type LogTo } from '#infra/http/http.ts';
import { createInstruments } from '#infra/metrics/instruments.ts';
import { metricsRoute } from '#infra/metrics/metrics-route.ts';
import { measureRequests } from '#infra/metrics/request-metrics.ts';
import { describePayments, openPayments } from '#infra/payments/open-payments.ts';
import type { DemoAccounts, Deps, Service } from '#infra/service.ts';
import { type Connected, connect } from '#infra/start-up/connect.ts';
import { endings } from '#infra/start-up/endings.ts';
import { createSettling, type SettleOptions } from '#infra/start-up/settling.ts';
import { drained } from '#infra/start-up/stopper.ts';
import { otlpExporter } from '#infra/tracing/otlp-exporter.ts';
import { startTraces, tracedStore, traceRequests } from '#infra/tracing/traces.ts';

// By default, one process runs every service; `ROLES=query-api npm start` runs only one.
const services: Record<Role, () => Promise<Service>> = {
  'command-api': async () => (await import('#command-api/service.ts')).commandApi,
  projections: async () => (await import('#projections/service.ts')).projections,
  // A look-up into the history is an event, so the query side needs the write side to record it before it answers.
  // The names of the read models come from the projections.
  'query-api': async () =>
    (await import('#query-api/service.ts')).queryApi({
      ...(await import('#command-api/history/record-look-up.ts')),
      ...(await import('#projections/read-model-names.ts')),
    }),
  // The export of personal data contains printed reports, which the query side writes.
  reactions: async () =>
    (await import('#command-api/reactions-service.ts')).reactions(await import('#query-api/sessions/print-report.ts')),
  analysis: async () => (await import('#analysis/service.ts')).analysis,
};
// In the order of attachment: queries need the tables of projections, and reactions need the calls of command-api.
const order = Object.keys(services) as Role[];

export type App = Readonly<{
  http: Deps['http'];
  /** The dependencies that the rooms share. */
  deps: Deps;
  roles: readonly Role[];
  /** Waits until projections, reactions and jobs have nothing left to do. @throws Error that names the remaining work after two minutes */
  settle: (options?: SettleOptions) => Promise<void>;
  close: () => Promise<void>;
}>;

type Options = Readonly<{
  /** Collects the close functions, so that a process can also be stopped during its start. */
  ends?: ReturnType<typeof endings>;
  /** The folder of a built client. If it is missing, the client is built. */
  client?: string;
  logTo?: LogTo;
  /** Anyone may sign in as these people without a password. No setting of an installation enables this. */
  demo?: DemoAccounts;
}>;

/** Creates the complete product with these settings, without listening on a port. @throws StartupError after closing everything */
export async function createApp(settings: Settings, { ends = endings(), ...options }: Options = {}): Promise<App> {
  const connecting = connect(settings, { upcasters, personal });
  // Registered before connecting, because an embedded database would outlive this process.
  ends.atEnd(async () => (await connecting).close());
  const connected = await connecting;
  try {
    return await attached(settings, connected, { ends, ...options });
  } catch (error) {
    await ends.stop();
    throw error;
  }
}

type Around = Options & Required<Pick<Options, 'ends'>>;

async function attached(settings: Settings, connected: Connected, { ends, client, logTo, demo }: Around): Promise<App> {
  const http = await createHttp(settings, { logTo });
  const instruments = createInstruments();
  measureRequests(http, instruments.registry);
  trace(settings, http, ends);
  const appends = watchAppends(connected.store);
  const store = tracedStore(instruments.store.measured(appends.store));
  const publicUrl = () => settings.PUBLIC_URL?.replace(/\/+$/, '') ?? addressOf(http, settings);
  const { settling, settle } = createSettling(connected);
  const payments = await openPayments({ settings, http, data: connected.data, publicUrl });
  const deps: Deps = { ...connected, store, http, settings, instruments, publicUrl, settling, client, demo, payments };

  const handle = createCommandHandler(deps);
  const { carryOutErasures } = await import('#command-api/privacy/carry-out-erasures.ts');
  await carryOutErasures({ ...deps, handle, tell: console.log });

  const roles = order.filter((role) => settings.ROLES.includes(role));
  const background = { ...deps, pool: connected.backgroundPool };
  const depsOf: Record<Role, Deps> = {
    'command-api': deps,
    projections: countingUnknown(background),
    'query-api': deps,
    reactions: background,
    analysis: background,
  };
  for (const role of roles) await (await services[role]())(depsOf[role]);
  const { data: dataDirectory, checks, resumes, kept, lostRoles } = connected;
  const lags = lagLook(deps);
  await http.register(metricsRoute({ ...deps, lags, backgroundPool: background.pool, resumes, lostRoles }));
  const health = {
    settings,
    pool: deps.pool,
    store,
    lags,
    isStopping: ends.isStopping,
    roles,
    lostRoles,
    dataDirectory,
    checks: { ...checks, appends: appends.takesAppends },
    resumes,
    kept,
  };
  const parts = { ...partsOf(settings, connected), ...(roles.includes('analysis') && (await listener(deps))) };
  await http.register(healthRoutes({ ...health, parts }));
  ends.atEnd(() => drained(http));
  await http.ready();
  return { http, deps, roles, settle, close: ends.stop };
}

/** Exports traces if an OTLP endpoint is set. */
function trace(settings: Settings, http: Deps['http'], ends: Around['ends']) {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: headers = {}, ROLES: roles } = settings;
  if (!endpoint) return;
  traceRequests(http);
  ends.atEnd(startTraces(otlpExporter({ endpoint, headers, roles, warn: (sentence) => http.log.warn(sentence) })));
}

function partsOf({ DATABASE_URL, EVENTSTORE_URL, SMTP_URL, NODE_ENV, ...settings }: Settings, { ffmpeg }: Connected) {
  const withoutSmtp = NODE_ENV === 'production' ? 'none: they reach nobody' : 'local mailbox';
  return {
    log: EVENTSTORE_URL ? 'EventStoreDB' : 'Postgres',
    database: DATABASE_URL ? 'Postgres' : 'embedded Postgres',
    mail: SMTP_URL ? 'SMTP' : withoutSmtp,
    payments: describePayments(settings),
    ...(ffmpeg && { ffmpeg: `${ffmpeg.version} (${ffmpeg.source})` }),
  };
}

async function listener({ settings, data }: Deps) {
  const { describeTranscriber, openTranscriber } = await import('#analysis/transcription/open-transcriber.ts');
  return { transcription: describeTranscriber(openTranscriber(settings, data)) };
}

/** Counts events of unknown types, which read models skip: a newer version may have written them. */
function countingUnknown(deps: Deps): Deps {
  return { ...deps, store: deps.instruments.store.countingUnknown(deps.store, (type) => type in allEvents) };
}
