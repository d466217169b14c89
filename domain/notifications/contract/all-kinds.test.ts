import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { allKinds, kindFor, type NotificationType, notificationTypes } from './all-kinds.ts';

const areas = readdirSync('domain', { recursive: true, encoding: 'utf8' })
  .map((file) => /^([a-z]+)\/contract\/notification-kinds\.ts$/.exec(file)?.[1])
  .filter((area) => area !== undefined);

test('lists every declared kind, each with a unique type', async () => {
  const declared = await Promise.all(areas.map((area) => import(`#domain/${area}/contract/notification-kinds.ts`)));
  const types = declared.flatMap(({ notificationKinds }) => Object.keys(notificationKinds));
  expect(types.sort()).toEqual([...notificationTypes].sort());
});

test.each(notificationTypes)('%s has a sentence and a name in both languages', (type) => {
  const { label, sentence } = allKinds[type];
  for (const locale of ['de', 'en'] as const) {
    expect(label[locale]).toMatch(/[^.]$/);
    expect(sentence[locale]('Ada', {})).toMatch(/^(Ada )?[^<>]+\.$/);
    expect(sentence[locale]('Ada', {})).not.toContain('undefined');
  }
  expect(label.de).not.toBe(label.en);
  expect(sentence.de('Ada', {})).not.toBe(sentence.en('Ada', {}));
});

test.each(notificationTypes)('%s leads to a page about what it concerns', (type) => {
  const concerns = new Proxy<Record<string, string>>({}, { get: (_, field) => `this-${String(field)}` });
  expect(allKinds[type].path(concerns)).toMatch(
    /^\/(dashboard|meetings|company\/(home|dashboard)|[a-z/]+\/this-\w+Id(\?\w+=this-\w+Id)?)$/,
  );
});

test.each([
  ['time', 'Ada hat ein Treffen verlegt.', 'Ada moved a meeting.'],
  ['password', 'Ada hat das Passwort eines Treffens geändert.', 'Ada changed the password of a meeting.'],
  ['time,link', 'Ada hat ein Treffen geändert.', 'Ada changed a meeting.'],
])('a meeting whose %s changed', (changed, german, english) => {
  const { de, en } = allKinds.meeting_changed.sentence;
  expect([de('Ada', { changed }), en('Ada', { changed })]).toEqual([german, english]);
});

test('an undeclared type has no kind and cannot be sent', () => {
  // @ts-expect-error `notify` takes a `NotificationType`.
  const unknown: NotificationType = 'goal_dreamt';
  expect([unknown, 'constructor'].map(kindFor)).toEqual([undefined, undefined]);
});
