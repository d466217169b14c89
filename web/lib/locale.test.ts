import { afterEach, expect, test } from 'vitest';
import { activateLocale, currentLocale, firstWordsOfArea, wordsOfArea } from './locale.ts';

afterEach(() => activateLocale('de'));

test('the last choice counts, whichever catalogue loads first', async () => {
  await Promise.all([activateLocale('en'), activateLocale('de'), activateLocale('en')]);
  expect([currentLocale(), document.documentElement.lang]).toEqual(['en', 'en']);
  await Promise.all([activateLocale('de'), activateLocale('en'), activateLocale('de')]);
  expect([currentLocale(), document.documentElement.lang]).toEqual(['de', 'de']);
});

test('an area that opens while the language changes uses the new one', async () => {
  const change = activateLocale('en');
  const goals = await wordsOfArea('goals');
  await change;
  expect(goals.locale).toBe('en');
  expect(Object.keys(goals.messages).length).toBeGreaterThan(0);
});

test('a part lent by another area has its words, whichever area opens first', async () => {
  await activateLocale('de');
  const stage = await wordsOfArea('stage');
  const report = await wordsOfArea('report');
  const ofReportAlone = Object.keys(report.messages).find(
    (id) => Object.hasOwn(report.messages, id) && !Object.hasOwn(stage.messages, id),
  );
  if (!ofReportAlone) throw new Error('the report has no words of its own');
  expect(stage.messages[ofReportAlone]).toEqual(report.messages[ofReportAlone]);
});

test('first words of an area are few, follow the language, and are those of the area', async () => {
  await activateLocale('de');
  const first = await firstWordsOfArea('groups');
  const groups = await wordsOfArea('groups');
  const own = Object.keys(first.messages).filter((id) => Object.hasOwn(first.messages, id));
  expect(own.length).toBeGreaterThan(0);
  expect(own.length).toBeLessThan(Object.keys(groups.messages).length / 4);
  await activateLocale('en');
  for (const id of own) expect(first.messages[id]).toEqual(groups.messages[id]);
});
