import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { readSettings, settingNames } from './settings.ts';

test('needs no settings', () => {
  expect(readSettings({})).toMatchObject({
    PORT: 3000,
    DATA_DIR: '.data',
    FREE_PLAN_ANALYSES: 30,
    FREE_PLAN_FEEDBACKS: 30,
    UNVERIFIED: 'limited',
  });
});

test.each([
  ['2', 2],
  ['0', 0],
  ['true', 1],
  ['false', 0],
])('TRUST_PROXY=%s trusts %i proxies', (given, hops) => {
  expect(readSettings({ TRUST_PROXY: given }).TRUST_PROXY).toBe(hops);
});

test.each([
  ['NODE_ENV', 'live'],
  ['LOG_LEVEL', 'loud'],
  ['PORT', 'eighty'],
  ['PORT', '70000'],
  ['PUBLIC_URL', 'rostra.example'],
  ['TRUST_PROXY', 'maybe'],
  ['TRUST_PROXY', '-1'],
  ['TRUST_PROXY', '11'],
  ['ROLES', 'query-api,nobody'],
  ['DATABASE_URL', 'mysql://localhost/x'],
  ['EVENTSTORE_URL', 'http://localhost:2113'],
  ['EVENTSTORE_URL', 'esdb://localhost:2113?tlsVerifyCert=false'],
  ['BLOB_URL', 's3://bucket'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
  ['OTEL_EXPORTER_OTLP_HEADERS', 'secret'],
  ['BLOB_URL', '/var/lib/rostra'],
  ['BLOB_URL', 's3://bucket?regoin=eu-central-1'],
  ['ERASURES_URL', '/var/lib/erasures'],
  ['TOKEN_KEY', 'short'],
  ['MASTER_KEY', 'short'],
  ['SMTP_URL', 'http://mail.example'],
  ['ADMIN_EMAIL', 'admin'],
  ['UNVERIFIED', 'maybe'],
  ['PASSWORD_POLICY', '4-6'],
  ['LOGIN_LIMIT', '-1'],
  ['FREE_PLAN_ANALYSES', '-2'],
  ['MAX_TALK_SECONDS', '0'],
  ['ANALYSIS_CONCURRENCY', 'many'],
  ['SUPPORT_EMAIL', 'help'],
  ['TRANSCRIBER', 'vosk'],
  ['AZURE_SPEECH_REGION', 'West Europe'],
  ['TRANSCRIBE_URL', 'ftp://localhost'],
  ['COACH_URL', 'localhost:11434'],
  ['AUDIT_KEY', 'short'],
  ['AUDIT_HEADS_MAIL', 'nobody'],
  ['VAT_RATE', '101'],
  ['VAT_RATES', 'AT:101'],
  ['VAT_RATES', 'AT:2.0.0'],
  ['VAT_RATES', 'AT:.'],
  ['VAT_RATES', 'AT:20,AT:10'],
  ['VAT_RATES', 'Austria:20'],
  ['VAT_RATES', 'AT:20,ZZ:20'],
  ['AUDIT_HEADS_URL', 'http://heads.example.org'],
  ['AUDIT_HEADS_URL', '/var/lib/heads'],
  ['AUDIT_HEADS_URL', 's3://heads'],
  ['AUDIT_HEADS_URL', 's3://heads/ours?region=eu-central-1'],
  ['PORT', ' '],
  ['PUBLIC_URL', 'https://rostra.example/app'],
  ['PUBLIC_URL', 'https://rostra.example/?a=1'],
  ['MAIL_FROM', 'Rostra'],
  ['MAIL_FROM', 'Rostra <no-reply>'],
  ['OPERATOR_NAME', 'Redeschule\nNord'],
  ['VAT_COUNTRY', 'ZZ'],
  ['XAPI_URL', 'ftp://lrs.example.org'],
  ['XAPI_URL', 'https://lrs.example.org/xapi?key=1'],
  ['XAPI_USERNAME', 'a:b'],
  ['TOKEN_KEY', 'k'.repeat(32)],
  ['MASTER_KEY', 'abc'.repeat(20)],
])('%s=%s is refused in one sentence with its name', (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(new RegExp(`^The setting ${name} is wrong: [^\\n]+\\.$`));
});

test.each([
  ['MASTER_KEY_PREVIOUS', { MASTER_KEY_PREVIOUS: 'wrapped the keys of all persons there were' }],
  ['AWS_ACCESS_KEY_ID', { AWS_ACCESS_KEY_ID: 'k' }],
  ['AWS_SECRET_ACCESS_KEY', { AWS_SECRET_ACCESS_KEY: 'k' }],
  ['AWS_SESSION_TOKEN', { AWS_SESSION_TOKEN: 'k' }],
  ['OTEL_EXPORTER_OTLP_HEADERS', { OTEL_EXPORTER_OTLP_HEADERS: 'a=b' }],
  ['AZURE_SPEECH_KEY', { AZURE_SPEECH_KEY: 'k' }],
  ['AZURE_SPEECH_REGION', { AZURE_SPEECH_REGION: 'westeurope' }],
  ['AZURE_SPEECH_ENDPOINT', { AZURE_SPEECH_ENDPOINT: 'wss://speech.example.org' }],
  ['TRANSCRIBE_URL', { TRANSCRIBE_URL: 'http://localhost:8000/v1' }],
  ['TRANSCRIBE_MODEL', { TRANSCRIBE_MODEL: 'whisper-1' }],
  ['TRANSCRIBE_KEY', { TRANSCRIBE_KEY: 'k' }],
  ['COACH_URL', { COACH_URL: 'http://localhost:11434/v1' }],
  ['COACH_MODEL', { COACH_MODEL: 'any' }],
  ['COACH_KEY', { COACH_KEY: 'k' }],
  ['XAPI_URL', { XAPI_URL: 'https://lrs.example.org/xapi' }],
  ['XAPI_USERNAME', { XAPI_URL: 'https://lrs.example.org/xapi', XAPI_USERNAME: 'rostra' }],
  ['XAPI_PASSWORD', { XAPI_PASSWORD: 'k' }],
  ['TRANSCRIBER', { TRANSCRIBER: 'azure' }],
  ['TRANSCRIBER', { TRANSCRIBER: 'endpoint', AZURE_SPEECH_KEY: 'k', AZURE_SPEECH_REGION: 'westeurope' }],
])('refuses an incomplete group of settings and names the missing one: %s', (name, given) => {
  expect(() => readSettings(given)).toThrow(new RegExp(`^The setting ${name} is .*without [A-Z_]+`));
});

test.each([
  { AZURE_SPEECH_KEY: 'k', AZURE_SPEECH_REGION: 'westeurope' },
  { AZURE_SPEECH_KEY: 'k', AZURE_SPEECH_ENDPOINT: 'https://ours.cognitiveservices.azure.com' },
  { TRANSCRIBE_URL: 'http://localhost:8000/v1', TRANSCRIBE_MODEL: 'whisper-1' },
  { TRANSCRIBER: 'none' },
  { COACH_URL: 'http://localhost:11434/v1', COACH_MODEL: 'any' },
  { XAPI_URL: 'https://lrs.example.org/xapi', XAPI_USERNAME: 'rostra', XAPI_PASSWORD: 'k' },
])('%j is complete', (given) => {
  expect(readSettings(given)).toMatchObject(given);
});

test.each(['http://lrs.example.org', 'https://192.168.1.4/xapi', 'https://lrs', 'https://a:b@lrs.example.org'])(
  'refuses a record store that is not at a public https address: %s',
  (XAPI_URL) => {
    const given = { XAPI_URL, XAPI_USERNAME: 'rostra', XAPI_PASSWORD: 'k' };
    expect(() => readSettings(given)).toThrow(/^The setting XAPI_URL is wrong: /);
  },
);

test('allows a record store in a private network if learning platforms may be there', () => {
  const given = { XAPI_URL: 'http://lrs:8080/xapi', XAPI_USERNAME: 'rostra', XAPI_PASSWORD: 'k' };
  expect(readSettings({ ...given, PLATFORMS_INSIDE: 'true' })).toMatchObject(given);
});

test('reads tax rates from 0 to 100 %, one for each country', () => {
  expect(readSettings({ VAT_RATES: 'AT:20,CH:8.1,US:0,HU:100' }).VAT_RATES).toEqual({
    AT: 20,
    CH: 8.1,
    US: 0,
    HU: 100,
  });
});

test('treats an empty value as absent', () => {
  const { PORT, DATABASE_URL } = readSettings({ PORT: '', DATABASE_URL: '' });
  expect([PORT, DATABASE_URL]).toEqual([3000, undefined]);
});

test('requires keys in production that a local start makes itself', () => {
  const production = { NODE_ENV: 'production' };
  const [TOKEN_KEY, MASTER_KEY, ADMIN_PASSWORD] = [
    'signs access tokens and addresses',
    'wraps the keys of all persons there are',
    'Vortrag-halten-7',
  ];
  expect(() => readSettings(production)).toThrow(/^The setting TOKEN_KEY is needed [^\n]+\.$/);
  expect(() => readSettings({ ...production, TOKEN_KEY })).toThrow('MASTER_KEY');
  expect(() => readSettings({ ...production, TOKEN_KEY, MASTER_KEY, ADMIN_PASSWORD })).toThrow('PUBLIC_URL');
});

test('requires https in production, except on localhost', () => {
  const keys = {
    TOKEN_KEY: 'signs access tokens and addresses',
    MASTER_KEY: 'wraps the keys of all persons there are',
    ADMIN_PASSWORD: 'Vortrag-halten-7',
  };
  const at = (PUBLIC_URL: string) => readSettings({ NODE_ENV: 'production', ...keys, PUBLIC_URL }).PUBLIC_URL;
  expect(() => at('http://rostra.example')).toThrow('needs https');
  expect(at('https://rostra.example')).toBe('https://rostra.example');
  expect(at('http://localhost:3000')).toBe('http://localhost:3000');
});

test.each(['esdb://localhost:2113?tls=false', 'esdb+discover://user:secret@cluster.example.org'])(
  'accepts a log at %s',
  (address) => {
    expect(readSettings({ EVENTSTORE_URL: address }).EVENTSTORE_URL).toBe(address);
  },
);

test('accepts some of the roles in any order', () => {
  expect(readSettings({ ROLES: 'query-api, analysis' }).ROLES).toEqual(['query-api', 'analysis']);
});

test('lists every setting in .env.example, and no others', () => {
  const named = [...readFileSync('.env.example', 'utf8').matchAll(/^#?([A-Z_]+)=/gm)].map(([, name]) => name);
  expect(named.sort()).toEqual([...settingNames].sort());
});

test('suggests the nearest setting for a misspelt name, unless that one is set too', () => {
  expect(() => readSettings({ SMPT_URL: 'smtp://localhost' })).toThrow(
    'There is no setting SMPT_URL: SMTP_URL is the nearest.',
  );
  expect(readSettings({ SMPT_URL: 'x', SMTP_URL: 'smtp://localhost' }).SMTP_URL).toBe('smtp://localhost');
});

test('refuses two equal keys', () => {
  const key = 'signs access tokens and addresses';
  expect(() => readSettings({ TOKEN_KEY: key, MASTER_KEY: key })).toThrow('TOKEN_KEY and MASTER_KEY are the same');
});

test('accepts one place for erasures, apart from the recordings', () => {
  const recordings = { BLOB_URL: 's3://talks?region=eu-central-1' };
  const both = { ERASURES_FILE: '/erased', ERASURES_URL: 's3://erased?region=eu-central-1' };
  expect(() => readSettings(both)).toThrow(/ERASURES_FILE and ERASURES_URL are both given/);
  expect(() =>
    readSettings({ ...recordings, ERASURES_URL: 's3://talks?region=eu-central-1&encryption=AES256' }),
  ).toThrow(/ERASURES_URL is wrong/);
  expect(readSettings({ ...recordings, ERASURES_URL: both.ERASURES_URL })).toMatchObject(recordings);
});

test.each([
  ['the folder that recordings have by default', { DATA_DIR: '/data', ERASURES_URL: 'file:///data/blobs' }],
  ['the same, by way of the working folder', { ERASURES_URL: pathToFileURL('.data/blobs/').href }],
  ['a folder within that of recordings', { BLOB_URL: 'file:///talks', ERASURES_URL: 'file:///talks/erased/' }],
  ['a folder around that of recordings', { DATA_DIR: '/data', ERASURES_URL: 'file:///data' }],
  [
    'the same bucket, with and without its address',
    {
      BLOB_URL: 's3://talks?region=eu-central-1',
      ERASURES_URL: 's3://talks?endpoint=https://s3.eu-central-1.amazonaws.com',
    },
  ],
])('refuses to keep erasures in %s', (_, env) => {
  expect(() => readSettings(env)).toThrow(/ERASURES_URL is wrong/);
});

test.each([
  ['recordings', { BLOB_URL: 's3://talks?region=eu-central-1', AUDIT_HEADS_URL: 's3://talks?region=eu-central-1' }],
  ['erasures', { ERASURES_URL: 'file:///mnt/erased', AUDIT_HEADS_URL: 'file:///mnt' }],
])('refuses to keep heads in the place of %s', (what, env) => {
  expect(() => readSettings(env)).toThrow(`The setting AUDIT_HEADS_URL is wrong: it is the place of ${what}`);
});

test.each(['https://heads.example.org/rostra', 's3://heads?endpoint=http://minio:9000', 'file:///mnt/heads'])(
  'accepts heads at %s',
  (AUDIT_HEADS_URL) => {
    const recordings = { BLOB_URL: 's3://talks?region=eu-central-1', ERASURES_URL: 's3://erased?region=eu-central-1' };
    expect(readSettings({ ...recordings, AUDIT_HEADS_URL })).toMatchObject({ AUDIT_HEADS_URL });
  },
);

test.each([
  ['a folder whose name begins alike', { DATA_DIR: '/data', ERASURES_URL: 'file:///data/blobs-erased' }],
  ['another folder', { BLOB_URL: 'file:///talks', ERASURES_URL: 'file:///erased' }],
  [
    'a bucket of that name elsewhere',
    { BLOB_URL: 's3://talks?region=eu-central-1', ERASURES_URL: 's3://talks?endpoint=http://minio:9000' },
  ],
  ['a folder beside a bucket', { BLOB_URL: 's3://talks?region=eu-central-1', ERASURES_URL: 'file:///talks' }],
])('accepts erasures in %s', (_, env) => {
  expect(readSettings(env)).toMatchObject(env);
});
