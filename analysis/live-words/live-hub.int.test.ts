import { afterAll, expect, test } from 'vitest';
import { refusedKey, startSpeechService } from '#infra/lab/fakes/speech/speech-service.ts';
import { installStandIn } from '#infra/lab/fakes/speech/whisper-stand-in.ts';
import { ownApp } from '#infra/lab/testing/app.ts';
import { password } from '#infra/lab/testing/person.ts';
import { openSocket } from '#infra/lab/testing/socket.ts';
import { liveClient, speaker } from './live-client-for-test.ts';

const service = await startSpeechService([], afterAll);
const azure = { AZURE_SPEECH_KEY: 'a-very-secret-key', AZURE_SPEECH_ENDPOINT: service.endpoint };
const [local, cloud, refused, crashing, without] = await Promise.all([
  ownApp({ LOG_LEVEL: 'trace', DATA_DIR: await installStandIn('hears', afterAll) }, { analysis: true }),
  ownApp(azure, { analysis: true }),
  ownApp({ ...azure, AZURE_SPEECH_KEY: refusedKey }, { analysis: true }),
  ownApp({ DATA_DIR: await installStandIn('crashes', afterAll) }, { analysis: true }),
  ownApp({}, { analysis: true }),
]);
const [localUrl, cloudUrl] = await Promise.all([local.listen(), cloud.listen()]);

const [signInAgain, notAllowed] = [4401, 1008];
type Tokens = Readonly<{ accessToken: string; refreshToken: string }>;
type Person = Awaited<ReturnType<typeof speaker>>;
type Quota = Readonly<{ quotas: { live_transcription: Record<'fast' | 'relaxed', { limit: number; used: number }> } }>;
const usedBy = async (person: Person) => (await person.seen<Quota>('/api/Users/GetByToken')).quotas.live_transcription;

test('the local engine sends words and marked fillers, and its seconds count', async () => {
  const ada = await speaker(local, { fast: 100 });
  const client = await liveClient(localUrl, ada.accessToken);
  client.say({ type: 'start', locale: 'de' });
  expect(await client.until('started')).toEqual({ type: 'started', source: 'whisper' });
  client.say({ type: 'resume' });
  client.speak(1_001, 1_002, 1_003);
  await client.untilTold((told) => told.some((each) => each.type === 'state' && each.words === 3));
  const { recent, fillers } = await client.until('state');
  expect(recent.map(({ text }) => text)).toEqual(['Wort1001.', 'Wort1002.', 'Wort1003.']);
  expect(fillers).toBe(0);
  client.speak(1_004);
  client.say({ type: 'stop' });
  expect(await client.until('ended')).toEqual({ type: 'ended', reason: 'stopped' });
  expect(await client.until('state')).toMatchObject({ words: 4 });

  const { fast } = await usedBy(ada);
  expect(fast.limit).toBe(100);
  expect(fast.used).toBeGreaterThan(0);
  expect(fast.used).toBeLessThan(30);
  const ledger = await ada.seen<readonly unknown[]>('/api/Quotas/Ledger');
  expect(ledger).toMatchObject([{ kind: 'live_transcription', state: 'used', seconds: fast.used, session: null }]);
  expect(local.said.join()).not.toMatch(/Wort100\d/);
});

test('refuses a speaker while the engine is busy, at no cost', async () => {
  const [ada, bob] = [await speaker(local, { relaxed: 100 }), await speaker(local, { relaxed: 100 })];
  const first = await liveClient(localUrl, ada.accessToken);
  first.say({ type: 'start', locale: 'de' });
  await first.until('started');
  const second = await liveClient(localUrl, bob.accessToken);
  second.say({ type: 'start', locale: 'de' });
  expect(await second.until('ended')).toEqual({ type: 'ended', reason: 'busy' });
  expect((await usedBy(bob)).relaxed.used).toBe(0);
  first.say({ type: 'stop' });
  await first.until('ended');
  expect((await usedBy(ada)).relaxed.used).toBe(0);
  const third = await liveClient(localUrl, bob.accessToken);
  third.say({ type: 'start', locale: 'de' });
  await third.until('started');
});

test('several windows share one monthly quota and never exceed it', async () => {
  const ada = await speaker(cloud, { fast: 20, relaxed: 25 });
  const windows = [];
  for (let i = 0; i < 3; i++) {
    const client = await liveClient(cloudUrl, ada.accessToken);
    client.say({ type: 'start', locale: 'de' });
    windows.push(client);
    await client.untilTold((told) => told.some(({ type }) => type === 'started' || type === 'ended'));
  }
  expect(windows.map(({ told }) => told().at(-1))).toEqual([
    { type: 'started', source: 'azure' },
    { type: 'started', source: 'azure' },
    { type: 'ended', reason: 'quota_exhausted' },
  ]);
  expect(await usedBy(ada)).toMatchObject({ fast: { used: 20 }, relaxed: { used: 25 } });
  for (const client of windows.slice(0, 2)) {
    client.say({ type: 'stop' });
    await client.until('ended');
  }
  expect(await usedBy(ada)).toMatchObject({ fast: { used: 0 }, relaxed: { used: 0 } });
});

test('makes a token for the external service, and judges the words that the browser heard', async () => {
  const ada = await speaker(cloud, { fast: -1 });
  const client = await liveClient(cloudUrl, ada.accessToken);
  client.say({ type: 'start', locale: 'en' });
  await client.until('started');
  expect(await client.until('left')).toEqual({ type: 'left', seconds: null });
  const access = await client.until('access');
  expect(access).toMatchObject({ language: 'en-US', region: null, endpoint: service.endpoint });
  expect(access.token).toMatch(/^token-\d+$/);
  expect(service.tokens.at(-1)).toBe(azure.AZURE_SPEECH_KEY);
  client.say({ type: 'resume' });
  const words = 'Um, we have it.'.split(' ').map((text, i) => ({ text, offset: i, duration: 0.4 }));
  client.say({ type: 'phrase', words });
  expect(await client.until('state')).toMatchObject({
    words: 4,
    fillers: 1,
    recent: [{ text: 'Um,', isFiller: true }, { text: 'we' }, { text: 'have' }, { text: 'it.' }],
  });
});

test.each([
  ['nobody may without the permission', 'not_permitted', refused, () => refused.person()],
  ['nobody can without seconds', 'quota_exhausted', refused, () => speaker(refused, {})],
  ['nobody can where none is set up', 'not_set_up', without, () => speaker(without, { fast: 9 })],
  ['a key that is refused is no reason to fail', 'engine_failed', refused, () => speaker(refused, { fast: 9 })],
])('%s: %s', async (_, reason, app, someone) => {
  const person = await someone();
  const client = await liveClient(await addressOf(app), person.accessToken);
  client.say({ type: 'start', locale: 'de' });
  expect(await client.until('ended')).toEqual({ type: 'ended', reason });
  expect(await usedBy(person)).toMatchObject({ fast: { used: 0 }, relaxed: { used: 0 } });
  expect(JSON.stringify(client.told())).not.toContain(refusedKey);
});

test('a broken engine ends the words and returns the unused seconds', async () => {
  const ada = await speaker(crashing, { relaxed: 100 });
  const client = await liveClient(await addressOf(crashing), ada.accessToken);
  client.say({ type: 'start', locale: 'de' });
  await client.until('started');
  client.say({ type: 'resume' });
  client.speak(1_001);
  expect(await client.until('ended')).toEqual({ type: 'ended', reason: 'engine_failed' });
  expect((await usedBy(ada)).relaxed.used).toBeLessThan(30);
});

test('closes sockets of foreign pages, without a sign-in, or with unknown messages', async () => {
  const ada = await speaker(cloud, { fast: -1 });
  const foreign = await liveClient(cloudUrl, ada.accessToken, { origin: 'https://evil.example' });
  expect(await foreign.closed()).toBe(signInAgain);
  const stranger = await openSocket(`${cloudUrl}/transcription-hub`, { first: { type: 'start', locale: 'de' } });
  expect(await stranger.closed()).toBe(signInAgain);
  const early = await liveClient(cloudUrl, ada.accessToken);
  early.say({ type: 'resume' });
  expect(await early.closed()).toBe(notAllowed);
  const loud = await liveClient(cloudUrl, ada.accessToken);
  loud.say({ type: 'start', locale: 'de' });
  await loud.until('started');
  loud.speak(1_001);
  expect(await loud.closed()).toBe(notAllowed);
  const odd = await liveClient(cloudUrl, ada.accessToken);
  odd.sayAnything({ type: 'hello' });
  expect(await odd.closed()).toBe(signInAgain);
});

test('closes a socket after sign-out or with another person’s token, but accepts a newer token of the same person', async () => {
  const { email } = await cloud.newcomer();
  const { body: ada } = await cloud.send<Tokens>('POST /api/Account/Login', { json: { email, password } });
  const bob = await cloud.person();
  const again = await liveClient(cloudUrl, ada.accessToken);
  again.sayAnything({ type: 'auth', token: ada.accessToken });
  again.sayAnything({ type: 'auth', token: bob.accessToken });
  expect(await again.closed()).toBe(signInAgain);
  const client = await liveClient(cloudUrl, ada.accessToken);
  client.say({ type: 'start', locale: 'de' });
  await client.until('ended');
  await cloud.send('POST /api/Account/Logout', { json: { refreshToken: ada.refreshToken } });
  expect(await client.closed()).toBe(signInAgain);
});

const addresses = new Map<typeof cloud, Promise<string>>();
function addressOf(app: typeof cloud) {
  const address = addresses.get(app) ?? app.listen();
  addresses.set(app, address);
  return address;
}
