import { z } from 'zod';
import { isPlainLine } from '#domain/kernel/plain-text.ts';
import { buyerCountries } from '#domain/kernel/vat.ts';
import { blobLocationFault, samePlace } from '../blobs/blob-location.ts';
import { addressFault } from '../event-store/eventstoredb/address.ts';
import { StartupError } from '../start-up/startup-error.ts';
import { meantBy } from './near-names.ts';

/** Every part of the product that can run as a process of its own. */
const roles = ['command-api', 'reactions', 'projections', 'query-api', 'analysis'] as const;
export type Role = (typeof roles)[number];

const text = z.string().trim().min(1);
/** A letter again and again, or a word twice, can be guessed. */
const key = text.min(32).refine((given) => new Set(given).size >= 8, 'expected at least 8 different characters');
const count = z.coerce.number().int().min(0);

/** Earlier versions asked whether there is a proxy. */
const hops = z
  .string()
  .transform((given) => Number({ true: '1', false: '0' }[given] ?? given))
  .pipe(z.number('expected how many proxies stand before this server').int().min(0).max(10));

const faultFrom = (faultOf: (given: string) => string | undefined) => (given: string, context: z.RefinementCtx) => {
  const message = faultOf(given);
  if (message) context.addIssue({ code: 'custom', message });
};

/** Pages, mails and tokens are made from it: a path or a query would be lost. */
function isOrigin(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { pathname, search, hash } = new URL(address);
  return pathname === '/' && !search && !hash;
}

/** `name=value,…`, as OpenTelemetry has it. */
const headers = text
  .regex(/^[\w-]+=[^,]+(,[\w-]+=[^,]+)*$/, 'expected name=value,name=value')
  .transform((given) => given.split(',').map((one) => one.split(/=(.*)/s).slice(0, 2) as [string, string]))
  .transform((pairs) => Object.fromEntries(pairs.map(([name, value]) => [name, decodeURIComponent(value)])));

const percent = z.coerce.number().min(0).max(100);
/** By country, in percent. */
const vatRates = text
  .regex(/^[A-Z]{2}:\d+(\.\d+)?(,[A-Z]{2}:\d+(\.\d+)?)*$/, 'expected AT:20,FR:20')
  .transform((given) => given.split(',').map((one) => one.split(':') as [string, string]))
  .refine((pairs) => new Set(pairs.map(([country]) => country)).size === pairs.length, 'expected each country once')
  .transform((pairs) => Object.fromEntries(pairs.map(([country, rate]) => [country, Number(rate)])))
  .pipe(z.record(z.string(), z.number().min(0).max(100)));

/** Every setting there is. Absent means the default; each is described in `.env.example`. */
const table = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  VERSION_LABEL: text.max(40).default('1.2.5'),
  ENVIRONMENT: text.max(40).default('beta'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('warn'),
  HOST: text.default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3_000),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/ })
    .refine(isOrigin, 'expected an address without a path, such as https://rostra.example')
    .optional(),
  TRUST_PROXY: hops.default(0),
  METRICS_TOKEN: text.min(16).optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/, error: 'expected https://…' }).optional(),
  OTEL_EXPORTER_OTLP_HEADERS: headers.optional(),
  STOP_DELAY_SECONDS: count.max(300).default(0),
  ROLES: text
    .transform((names) => names.split(',').map((name) => name.trim()))
    .pipe(z.array(z.enum(roles)).min(1))
    .default([...roles]),
  DATA_DIR: text.default('.data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_WAIT_SECONDS: count.max(3_600).default(60),
  EVENTSTORE_URL: text.superRefine(faultFrom(addressFault)).optional(),
  BLOB_URL: text.superRefine(faultFrom(blobLocationFault)).optional(),
  AWS_ACCESS_KEY_ID: text.optional(),
  AWS_SECRET_ACCESS_KEY: text.optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: text
    .regex(/^([^<>@]*<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/, 'expected Rostra <no-reply@example.org>')
    .default('Rostra <no-reply@localhost>'),
  OPERATOR_NAME: text.max(200).refine(isPlainLine, 'expected one line').optional(),
  TOKEN_KEY: key.optional(),
  MASTER_KEY: key.optional(),
  MASTER_KEY_PREVIOUS: key.optional(),
  ERASURES_FILE: text.optional(),
  ERASURES_URL: text.superRefine(faultFrom(blobLocationFault)).optional(),
  BACKUP_REPORT: text.optional(),
  AUDIT_KEY: key.optional(),
  AUDIT_HEADS_FILE: text.optional(),
  AUDIT_HEADS_MAIL: z.email().optional(),
  AUDIT_HEADS_URL: z.url({ protocol: /^https$/, error: 'expected https://…' }).optional(),
  ADMIN_EMAIL: z.email().default('admin@rostra.local'),
  ADMIN_PASSWORD: text.optional(),
  UNVERIFIED: z.enum(['limited', 'block']).default('limited'),
  PASSWORD_POLICY: z.enum(['8-128', '12-32']).default('8-128'),
  DUAL_CONTROL: z.enum(['auto', 'on', 'off']).default('auto'),
  PRICING_AFTER_SIGN_IN: z.stringbool().default(false),
  FREE_PLAN_ANALYSES: z.coerce.number().int().min(-1).default(30),
  FREE_PLAN_FEEDBACKS: z.coerce.number().int().min(-1).default(30),
  MAX_TALK_SECONDS: z.coerce.number().int().min(1).max(86_400).default(7_200),
  DECK_MEGABYTES: z.coerce.number().int().min(1).max(400).default(50),
  DECK_PAGES: z.coerce.number().int().min(1).max(1_000).default(100),
  ANALYSIS_CONCURRENCY: z.coerce.number().int().min(1).max(64).default(1),
  FFMPEG_PATH: text.optional(),
  TRANSCRIBER: z.enum(['azure', 'endpoint', 'parakeet', 'whisper', 'none']).optional(),
  SPEECH_MODEL_URL: text.optional(),
  SPEECH_MODEL_HASHES: text
    .regex(
      /^[0-9a-f]{64}(,[0-9a-f]{64}){3}$/,
      'expected the hashes of encoder, decoder, joiner and tokens, parted by commas',
    )
    .optional(),
  AZURE_SPEECH_KEY: text.optional(),
  AZURE_SPEECH_REGION: text.regex(/^[a-z0-9]+$/, 'expected the short name of a region, such as westeurope').optional(),
  AZURE_SPEECH_ENDPOINT: z.url({ protocol: /^(https?|wss?)$/ }).optional(),
  TRANSCRIBE_URL: z.url({ protocol: /^https?$/ }).optional(),
  TRANSCRIBE_MODEL: text.optional(),
  TRANSCRIBE_KEY: text.optional(),
  LIVE_TRANSCRIPTION: z.stringbool().default(true),
  LIVE_CONCURRENCY: z.coerce.number().int().min(1).max(64).default(1),
  NORMS_FILE: text.optional(),
  COACH_URL: z.url({ protocol: /^https?$/ }).optional(),
  COACH_MODEL: text.optional(),
  COACH_KEY: text.optional(),
  PAYMENTS: z.enum(['test', 'live', 'demo']).default('test'),
  PAYMENTS_TEST_IN_PRODUCTION: z.stringbool().default(false),
  STRIPE_SECRET_KEY: text.regex(/^(sk|rk)_(test|live)_/, 'expected sk_test_… or sk_live_…').optional(),
  STRIPE_WEBHOOK_SECRET: text.startsWith('whsec_').optional(),
  VAT_COUNTRY: text
    .refine((given) => buyerCountries.includes(given), `expected one of ${buyerCountries.join(', ')}`)
    .default('DE'),
  VAT_RATE: percent.default(19),
  VAT_RATES: vatRates.default({}),
  VIES_URL: z.url({ protocol: /^https?$/ }).optional(),
  LOGIN_LIMIT: count.default(30),
  REGISTER_LIMIT: count.default(60),
  MAIL_LIMIT: count.default(10),
  DATA_EXPORT_PAUSE_HOURS: count.max(8_760).default(24),
  LEGAL_DIR: text.optional(),
  SUPPORT_NAME: text.default('Support'),
  SUPPORT_EMAIL: z.email().optional(),
  SUPPORT_PHONE: text.optional(),
  SUPPORT_TIMES: text.optional(),
  WEBHOOKS_INSIDE: z.stringbool().default(false),
  PLATFORMS_INSIDE: z.stringbool().default(false),
  CHAT_URL: z.url({ protocol: /^https$/, error: 'expected https://…' }).optional(),
  MAINTENANCE: z.stringbool().default(false),
});

export type Settings = Readonly<z.output<typeof table>>;
export const settingNames = Object.keys(table.shape);

/** A start on a laptop makes these by itself; production must give them. */
const neededInProduction = ['TOKEN_KEY', 'MASTER_KEY', 'ADMIN_PASSWORD', 'PUBLIC_URL'] as const;

/** If the first setting is given, one of the others must be: half a setting is an oversight. */
const together: readonly (readonly [given: keyof Settings, needs: readonly (keyof Settings)[]])[] = [
  ['MASTER_KEY_PREVIOUS', ['MASTER_KEY']],
  ['OTEL_EXPORTER_OTLP_HEADERS', ['OTEL_EXPORTER_OTLP_ENDPOINT']],
  ['AWS_ACCESS_KEY_ID', ['AWS_SECRET_ACCESS_KEY']],
  ['AWS_SECRET_ACCESS_KEY', ['AWS_ACCESS_KEY_ID']],
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
];
/** The setting that an engine needs when it is chosen by name. */
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
  refuseMixedErasures(read.data);
  return read.data;
}

/** A setting that is set right is meant so, whatever else is there. */
function refuseMisspelt(env: Readonly<Record<string, string | undefined>>): void {
  for (const name of Object.keys(env)) {
    const meant = meantBy(name, settingNames);
    if (meant && !env[meant]) throw new StartupError(`There is no setting ${name}: ${meant} is the nearest.`);
  }
}

/** One place, and none from which what nothing refers to is swept away. */
function refuseMixedErasures({ ERASURES_FILE, ERASURES_URL, BLOB_URL }: Settings): void {
  if (ERASURES_URL && ERASURES_FILE)
    throw new StartupError('The settings ERASURES_FILE and ERASURES_URL are both given: erasures have one place.');
  if (ERASURES_URL && BLOB_URL && samePlace(ERASURES_URL, BLOB_URL))
    throw new StartupError(
      'The setting ERASURES_URL is wrong: it is the place of recordings, and needs one of its own.',
    );
}

/** The keys must differ: otherwise one leaked key gives away the others. */
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

/** Passwords and recordings cross no network in the clear. A browser reaches localhost without one. */
function refuseOpenWire({ PUBLIC_URL = '' }: Settings): void {
  const { protocol, hostname } = new URL(PUBLIC_URL);
  if (protocol === 'https:' || hostname === 'localhost') return;
  throw new StartupError('The setting PUBLIC_URL begins with http: where NODE_ENV is production it needs https.');
}

/** Nobody pays by mistake, and nobody believes to be paid by mistake. */
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
