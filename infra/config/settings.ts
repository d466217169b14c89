import './issue-words.ts';
import * as z from 'zod/mini';
import { isPlainLine } from '#domain/kernel/plain-text.ts';
import { buyerCountries } from '#domain/kernel/vat.ts';
import { blobLocation, blobLocationFault, blobPlace, isWebAddress, overlap } from '../blobs/blob-location.ts';
import { addressFault } from '../event-store/eventstoredb/address.ts';
import { addressFaultOf } from '../outgoing/address-guard.ts';
import { StartupError } from '../start-up/startup-error.ts';
import { meantBy } from './near-names.ts';

/** Every part of the product that can run as a process of its own. */
const roles = ['command-api', 'reactions', 'projections', 'query-api', 'analysis'] as const;
export type Role = (typeof roles)[number];

const text = z.string().check(z.trim(), z.minLength(1));
/** A repeated letter or a repeated word can be guessed. */
const key = text.check(
  z.minLength(32),
  z.refine((given) => new Set(given).size >= 8, 'expected at least 8 different characters'),
);
const count = z.coerce.number().check(z.int(), z.gte(0));

/** `true` and `false` are accepted too, as the values of earlier versions: they count as 1 and 0. */
const hops = z.pipe(
  z.pipe(
    z.string(),
    z.transform((given) => Number({ true: '1', false: '0' }[given] ?? given)),
  ),
  z.number('expected how many proxies stand before this server').check(z.int(), z.gte(0), z.lte(10)),
);

const faultFrom =
  (faultOf: (given: string) => string | undefined) => (given: string, context: z.core.$RefinementCtx<string>) => {
    const message = faultOf(given);
    if (message) context.addIssue({ code: 'custom', message });
  };

/** The fault of `AUDIT_HEADS_URL`. Valid is an address with https, or a place in the form of `BLOB_URL`. */
function headsFault(address: string): string | undefined {
  if (/^(s3|file):/.test(address)) return blobLocationFault(address);
  const isSafe = isWebAddress(address) && new URL(address).protocol === 'https:';
  return isSafe ? undefined : 'expected https://…, file:///… or s3://bucket?region=…&endpoint=…';
}

/** The base of all addresses in pages, mails and tokens: a path or a query in it would be lost. */
function isOrigin(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { pathname, search, hash } = new URL(address);
  return pathname === '/' && !search && !hash;
}

/** `name=value,…`, the format of OpenTelemetry. */
const headers = z.pipe(
  z.pipe(
    text.check(z.regex(/^[\w-]+=[^,]+(,[\w-]+=[^,]+)*$/, 'expected name=value,name=value')),
    z.transform((given) => given.split(',').map((one) => one.split(/=(.*)/s).slice(0, 2) as [string, string])),
  ),
  z.transform((pairs) => Object.fromEntries(pairs.map(([name, value]) => [name, decodeURIComponent(value)]))),
);

const percent = z.coerce.number().check(z.gte(0), z.lte(100));
/** Percent, by country. */
const vatRates = z.pipe(
  z.pipe(
    z
      .pipe(
        text.check(z.regex(/^[A-Z]{2}:\d+(\.\d+)?(,[A-Z]{2}:\d+(\.\d+)?)*$/, 'expected AT:20,FR:20')),
        z.transform((given) => given.split(',').map((one) => one.split(':') as [string, string])),
      )
      .check(
        z.refine(
          (pairs) => new Set(pairs.map(([country]) => country)).size === pairs.length,
          'expected each country once',
        ),
        z.refine(
          (pairs) => pairs.every(([country]) => buyerCountries.includes(country)),
          `expected countries of ${buyerCountries.join(', ')}`,
        ),
      ),
    z.transform((pairs) => Object.fromEntries(pairs.map(([country, rate]) => [country, Number(rate)]))),
  ),
  z.record(z.string(), z.number().check(z.gte(0), z.lte(100))),
);

/** Every setting there is. Absent means the default; each is described in `.env.example`. */
const table = z.object({
  NODE_ENV: z._default(z.enum(['development', 'production', 'test']), 'development'),
  VERSION_LABEL: z._default(text.check(z.maxLength(40)), '1.2.5'),
  ENVIRONMENT: z._default(text.check(z.maxLength(40)), 'beta'),
  LOG_LEVEL: z._default(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']), 'warn'),
  HOST: z._default(text, '127.0.0.1'),
  PORT: z._default(z.coerce.number().check(z.int(), z.gte(0), z.lte(65_535)), 3_000),
  PUBLIC_URL: z.optional(
    z
      .url({ protocol: /^https?$/ })
      .check(z.refine(isOrigin, 'expected an address without a path, such as https://rostra.example')),
  ),
  TRUST_PROXY: z._default(hops, 0),
  METRICS_TOKEN: z.optional(text.check(z.minLength(16))),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.optional(z.url({ protocol: /^https?$/, error: 'expected https://…' })),
  OTEL_EXPORTER_OTLP_HEADERS: z.optional(headers),
  STOP_DELAY_SECONDS: z._default(count.check(z.lte(300)), 0),
  ROLES: z._default(
    z.pipe(
      z.pipe(
        text,
        z.transform((names) => names.split(',').map((name) => name.trim())),
      ),
      z.array(z.enum(roles)).check(z.minLength(1)),
    ),
    [...roles],
  ),
  DATA_DIR: z._default(text, '.data'),
  DATABASE_URL: z.optional(z.url({ protocol: /^postgres(ql)?$/ })),
  DATABASE_WAIT_SECONDS: z._default(count.check(z.lte(3_600)), 60),
  EVENTSTORE_URL: z.optional(text.check(z.superRefine(faultFrom(addressFault)))),
  BLOB_URL: z.optional(text.check(z.superRefine(faultFrom(blobLocationFault)))),
  AWS_ACCESS_KEY_ID: z.optional(text),
  AWS_SECRET_ACCESS_KEY: z.optional(text),
  AWS_SESSION_TOKEN: z.optional(text),
  SMTP_URL: z.optional(z.url({ protocol: /^smtps?$/ })),
  MAIL_FROM: z._default(
    text.check(
      z.regex(/^([^<>@]*<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/, 'expected Rostra <no-reply@example.org>'),
    ),
    'Rostra <no-reply@localhost>',
  ),
  OPERATOR_NAME: z.optional(text.check(z.maxLength(200), z.refine(isPlainLine, 'expected one line'))),
  TOKEN_KEY: z.optional(key),
  MASTER_KEY: z.optional(key),
  MASTER_KEY_PREVIOUS: z.optional(key),
  ERASURES_FILE: z.optional(text),
  ERASURES_URL: z.optional(text.check(z.superRefine(faultFrom(blobLocationFault)))),
  BACKUP_REPORT: z.optional(text),
  AUDIT_KEY: z.optional(key),
  AUDIT_HEADS_FILE: z.optional(text),
  AUDIT_HEADS_MAIL: z.optional(z.email()),
  AUDIT_HEADS_URL: z.optional(text.check(z.superRefine(faultFrom(headsFault)))),
  ADMIN_EMAIL: z._default(z.email(), 'admin@rostra.local'),
  ADMIN_PASSWORD: z.optional(text),
  UNVERIFIED: z._default(z.enum(['limited', 'block']), 'limited'),
  PASSWORD_POLICY: z._default(z.enum(['8-128', '12-32']), '8-128'),
  DUAL_CONTROL: z._default(z.enum(['auto', 'on', 'off']), 'auto'),
  PRICING_AFTER_SIGN_IN: z._default(z.stringbool(), false),
  FREE_PLAN_ANALYSES: z._default(z.coerce.number().check(z.int(), z.gte(-1)), 30),
  FREE_PLAN_FEEDBACKS: z._default(z.coerce.number().check(z.int(), z.gte(-1)), 30),
  MAX_TALK_SECONDS: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(86_400)), 7_200),
  DECK_MEGABYTES: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(400)), 50),
  DECK_PAGES: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(1_000)), 100),
  ANALYSIS_CONCURRENCY: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(64)), 1),
  FFMPEG_PATH: z.optional(text),
  TRANSCRIBER: z.optional(z.enum(['azure', 'endpoint', 'parakeet', 'whisper', 'none'])),
  SPEECH_MODEL_URL: z.optional(text),
  SPEECH_MODEL_HASHES: z.optional(
    text.check(
      z.regex(
        /^[0-9a-f]{64}(,[0-9a-f]{64}){3}$/,
        'expected the hashes of encoder, decoder, joiner and tokens, parted by commas',
      ),
    ),
  ),
  AZURE_SPEECH_KEY: z.optional(text),
  AZURE_SPEECH_REGION: z.optional(
    text.check(z.regex(/^[a-z0-9]+$/, 'expected the short name of a region, such as westeurope')),
  ),
  AZURE_SPEECH_ENDPOINT: z.optional(z.url({ protocol: /^(https?|wss?)$/ })),
  TRANSCRIBE_URL: z.optional(z.url({ protocol: /^https?$/ })),
  TRANSCRIBE_MODEL: z.optional(text),
  TRANSCRIBE_KEY: z.optional(text),
  LIVE_TRANSCRIPTION: z._default(z.stringbool(), true),
  LIVE_CONCURRENCY: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(64)), 1),
  NORMS_FILE: z.optional(text),
  COACH_URL: z.optional(z.url({ protocol: /^https?$/ })),
  COACH_MODEL: z.optional(text),
  COACH_KEY: z.optional(text),
  PAYMENTS: z._default(z.enum(['test', 'live', 'demo']), 'test'),
  PAYMENTS_TEST_IN_PRODUCTION: z._default(z.stringbool(), false),
  STRIPE_SECRET_KEY: z.optional(text.check(z.regex(/^(sk|rk)_(test|live)_/, 'expected sk_test_… or sk_live_…'))),
  STRIPE_WEBHOOK_SECRET: z.optional(text.check(z.startsWith('whsec_'))),
  VAT_COUNTRY: z._default(
    text.check(z.refine((given) => buyerCountries.includes(given), `expected one of ${buyerCountries.join(', ')}`)),
    'DE',
  ),
  VAT_RATE: z._default(percent, 19),
  VAT_RATES: z._default(vatRates, {}),
  VIES_URL: z.optional(z.url({ protocol: /^https?$/ })),
  LOGIN_LIMIT: z._default(count, 30),
  REGISTER_LIMIT: z._default(count, 60),
  MAIL_LIMIT: z._default(count, 10),
  DATA_EXPORT_PAUSE_HOURS: z._default(count.check(z.lte(8_760)), 24),
  LEGAL_DIR: z.optional(text),
  SUPPORT_NAME: z._default(text, 'Support'),
  SUPPORT_EMAIL: z.optional(z.email()),
  SUPPORT_PHONE: z.optional(text),
  SUPPORT_TIMES: z.optional(text),
  WEBHOOKS_INSIDE: z._default(z.stringbool(), false),
  PLATFORMS_INSIDE: z._default(z.stringbool(), false),
  XAPI_URL: z.optional(
    z
      .url({ protocol: /^https?$/ })
      .check(
        z.refine(
          (given) => !/[?#]/.test(given),
          'expected an address without a query, such as https://lrs.example/xapi',
        ),
      ),
  ),
  XAPI_USERNAME: z.optional(text.check(z.refine((given) => !given.includes(':'), 'expected a name without a colon'))),
  XAPI_PASSWORD: z.optional(text),
  CHAT_URL: z.optional(z.url({ protocol: /^https$/, error: 'expected https://…' })),
  MAINTENANCE: z._default(z.stringbool(), false),
});

export type Settings = Readonly<z.output<typeof table>>;
export const settingNames = Object.keys(table.shape);

/** A start on a laptop generates these by itself; in production they must be set. */
const neededInProduction = ['TOKEN_KEY', 'MASTER_KEY', 'ADMIN_PASSWORD', 'PUBLIC_URL'] as const;

/** If the first setting is given, one of the others must be given too: an incomplete group is a mistake. */
const together: readonly (readonly [given: keyof Settings, needs: readonly (keyof Settings)[]])[] = [
  ['MASTER_KEY_PREVIOUS', ['MASTER_KEY']],
  ['OTEL_EXPORTER_OTLP_HEADERS', ['OTEL_EXPORTER_OTLP_ENDPOINT']],
  ['AWS_ACCESS_KEY_ID', ['AWS_SECRET_ACCESS_KEY']],
  ['AWS_SECRET_ACCESS_KEY', ['AWS_ACCESS_KEY_ID']],
  ['AWS_SESSION_TOKEN', ['AWS_ACCESS_KEY_ID']],
  ['AZURE_SPEECH_KEY', ['AZURE_SPEECH_REGION', 'AZURE_SPEECH_ENDPOINT']],
  ['AZURE_SPEECH_REGION', ['AZURE_SPEECH_KEY']],
  ['AZURE_SPEECH_ENDPOINT', ['AZURE_SPEECH_KEY']],
  ['SPEECH_MODEL_HASHES', ['SPEECH_MODEL_URL']],
  ['TRANSCRIBE_URL', ['TRANSCRIBE_MODEL']],
  ['TRANSCRIBE_MODEL', ['TRANSCRIBE_URL']],
  ['TRANSCRIBE_KEY', ['TRANSCRIBE_URL']],
  ['COACH_URL', ['COACH_MODEL']],
  ['COACH_MODEL', ['COACH_URL']],
  ['COACH_KEY', ['COACH_URL']],
  ['STRIPE_SECRET_KEY', ['STRIPE_WEBHOOK_SECRET']],
  ['STRIPE_WEBHOOK_SECRET', ['STRIPE_SECRET_KEY']],
  ['XAPI_URL', ['XAPI_USERNAME']],
  ['XAPI_USERNAME', ['XAPI_PASSWORD']],
  ['XAPI_PASSWORD', ['XAPI_URL']],
];
/** The setting that an engine needs when `TRANSCRIBER` names it. */
const engineNeeds: Readonly<Partial<Record<string, keyof Settings>>> = {
  azure: 'AZURE_SPEECH_KEY',
  endpoint: 'TRANSCRIBE_URL',
};

/** @throws StartupError that names the first setting that is wrong */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  refuseMisspelt(env);
  // An empty line in an .env file is an absent setting.
  const given = Object.fromEntries(Object.entries(env).filter(([name, value]) => name in table.shape && value !== ''));
  const blank = Object.keys(given).find((name) => given[name]?.trim() === '');
  if (blank) throw new StartupError(`The setting ${blank} is wrong: it is blank.`);
  const read = table.safeParse(given);
  if (!read.success) {
    const [issue] = read.error.issues;
    throw new StartupError(`The setting ${String(issue?.path[0])} is wrong: ${issue?.message}.`);
  }
  if (read.data.NODE_ENV === 'production') {
    const missing = neededInProduction.find((name) => read.data[name] === undefined);
    if (missing) throw new StartupError(`The setting ${missing} is needed where NODE_ENV is production.`);
    refuseOpenWire(read.data);
  }
  refuseHalves(read.data);
  refuseOneKeyForAll(read.data);
  refuseWrongMoney(read.data);
  refuseSharedPlaces(read.data);
  refuseInnerStore(read.data);
  return read.data;
}

/** An unknown name counts as a misspelling only if the similar setting is not set. */
function refuseMisspelt(env: Readonly<Record<string, string | undefined>>): void {
  for (const name of Object.keys(env)) {
    const meant = meantBy(name, settingNames);
    if (meant && !env[meant]) throw new StartupError(`There is no setting ${name}: ${meant} is the nearest.`);
  }
}

/** Unreferenced objects in the place of recordings are deleted, and readers of erasures or heads read every object in their place: the places must differ. */
function refuseSharedPlaces({ ERASURES_FILE, ERASURES_URL, AUDIT_HEADS_URL, BLOB_URL, DATA_DIR }: Settings): void {
  if (ERASURES_URL && ERASURES_FILE)
    throw new StartupError('The settings ERASURES_FILE and ERASURES_URL are both given: erasures have one place.');
  const taken = new Map([['recordings', blobPlace(BLOB_URL, DATA_DIR)]]);
  for (const [setting, address, what] of [
    ['ERASURES_URL', ERASURES_URL, 'erasures'],
    ['AUDIT_HEADS_URL', AUDIT_HEADS_URL, 'heads'],
  ] as const) {
    if (!address || isWebAddress(address)) continue;
    const place = blobLocation(address);
    for (const [owner, other] of taken)
      if (overlap(place, other))
        throw new StartupError(
          `The setting ${setting} is wrong: it is the place of ${owner}, or within it or around it, and needs one of its own.`,
        );
    taken.set(what, place);
  }
}

/** The password of the record store must not cross a network unencrypted, unless the operator declares the network as their own. */
function refuseInnerStore({ XAPI_URL, PLATFORMS_INSIDE }: Settings): void {
  const fault = XAPI_URL && addressFaultOf(XAPI_URL, { inside: PLATFORMS_INSIDE });
  if (!fault) return;
  throw new StartupError(
    'The setting XAPI_URL is wrong: expected https://… outside of the own network, unless PLATFORMS_INSIDE is true.',
  );
}

/** The keys must differ: otherwise one leaked key reveals the others. */
function refuseOneKeyForAll(settings: Settings): void {
  const names = ['TOKEN_KEY', 'MASTER_KEY', 'MASTER_KEY_PREVIOUS', 'AUDIT_KEY'] as const;
  const given = names.filter((name) => settings[name] !== undefined);
  for (const [index, name] of given.entries()) {
    const same = given.slice(index + 1).find((other) => settings[other] === settings[name]);
    if (same) throw new StartupError(`The settings ${name} and ${same} are the same: each needs a key of its own.`);
  }
}

function refuseHalves(settings: Settings): void {
  for (const [given, needs] of together) {
    if (settings[given] === undefined || needs.some((name) => settings[name] !== undefined)) continue;
    throw new StartupError(`The setting ${given} is set without ${needs.join(' or ')}.`);
  }
  const { TRANSCRIBER = '' } = settings;
  const needed = engineNeeds[TRANSCRIBER];
  if (needed && settings[needed] === undefined) {
    throw new StartupError(`The setting TRANSCRIBER is ${TRANSCRIBER}, without ${needed}.`);
  }
}

/** Passwords and recordings must not cross a network unencrypted. A browser reaches localhost without a network. */
function refuseOpenWire({ PUBLIC_URL = '' }: Settings): void {
  const { protocol, hostname } = new URL(PUBLIC_URL);
  if (protocol === 'https:' || hostname === 'localhost') return;
  throw new StartupError('The setting PUBLIC_URL begins with http: where NODE_ENV is production it needs https.');
}

/** Prevents two mistakes: real payments that nobody intended, and test payments in production. */
function refuseWrongMoney({ NODE_ENV, PAYMENTS, ROLES, ...settings }: Settings): void {
  const { STRIPE_SECRET_KEY: key, PAYMENTS_TEST_IN_PRODUCTION } = settings;
  const isProduction = NODE_ENV === 'production';
  if (PAYMENTS === 'demo' && isProduction) throw new StartupError('PAYMENTS=demo is not for production.');
  if (PAYMENTS === 'demo' && key)
    throw new StartupError('PAYMENTS=demo needs no STRIPE_SECRET_KEY: take one of them away.');
  const alone: readonly Role[] = ['command-api', 'reactions', 'query-api'];
  if (PAYMENTS === 'demo' && !alone.every((role) => ROLES.includes(role))) {
    throw new StartupError('PAYMENTS=demo needs all roles in one process.');
  }
  if (PAYMENTS === 'live' && !key) throw new StartupError('The setting PAYMENTS is live, without STRIPE_SECRET_KEY.');
  if (!key) return;
  const mode = key.split('_')[1];
  if (PAYMENTS !== mode) throw new StartupError(`STRIPE_SECRET_KEY is a ${mode} key, and PAYMENTS is ${PAYMENTS}.`);
  if (isProduction && mode === 'test' && !PAYMENTS_TEST_IN_PRODUCTION) {
    throw new StartupError(
      'STRIPE_SECRET_KEY is a test key: nobody would pay. PAYMENTS_TEST_IN_PRODUCTION=true starts all the same.',
    );
  }
}
