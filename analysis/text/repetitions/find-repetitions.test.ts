import { expect, test } from 'vitest';
import { findFillers } from '../fillers/find-fillers.ts';
import { transcriptOf } from '../labelled/notation.ts';
import type { Locale } from '../words/locale.ts';
import { plainText, readSession } from '../words/read-session.ts';
import { findRepetitions } from './find-repetitions.ts';

/** Kind, text and number of occurrences of each repetition in a line. */
function repetitionsIn(line: string, locale: Locale) {
  const { transcript, duration } = transcriptOf(line, locale);
  const session = readSession(transcript, { duration, gaps: [] });
  return findRepetitions(session, findFillers(session)).map(({ kind, spans }) => {
    const [first = { from: 0, to: 0 }] = spans;
    return `${kind} ${plainText(session.words, first)} ${spans.length}`;
  });
}

test.each([
  ['Wir wir haben angefangen.', ['immediate Wir 2']],
  ['Wir haben, äh, wir haben angefangen.', ['immediate Wir haben 2']],
  ['Das ist ein ein ein Haus.', ['immediate ein 3']],
  ['Es war sehr, sehr kalt. Nein, nein!', []],
  ['Die Frau, die, die du kennst, ist da.', []],
  ['Das ist die Frau, die die Tür öffnet.', []],
  ['Der Mann, der der Nachbarin hilft, wohnt hier.', []],
  ['Ich kenne das Kind das das Rad hat.', []],
  ['Er weiß, dass sie sie mag.', []],
  ['Dann ging die die Tür auf.', ['immediate die 2']],
  ['Da war Schnee. Schnee lag überall.', []],
])('German: finds %j repeated at once in "%s"', (line, expected) => {
  expect(repetitionsIn(line, 'de')).toEqual(expected);
});

test.each([
  ['I, um, I want to to go.', ['immediate I 2', 'immediate to 2']],
  ['It was very, very cold, and he had had enough.', []],
  ['What it is is a mistake, and she gave her her keys.', []],
  ['It is the the only way.', ['immediate the 2']],
  ['Call two two five five.', ['immediate two 2', 'immediate five 2']],
])('English: finds %j repeated at once in "%s"', (line, expected) => {
  expect(repetitionsIn(line, 'en')).toEqual(expected);
});

test('a content word three times in half a minute is a repetition, in any form', () => {
  expect(repetitionsIn('The old bridge fell. Two bridges remain, and every bridge needs paint.', 'en')).toEqual([
    'stem bridge 3',
  ]);
});

test('a word is no repetition if its third time comes after half a minute, or if it is a stop word', () => {
  expect(repetitionsIn('The old bridge fell. Two bridges remain, (30) and every bridge needs paint.', 'en')).toEqual(
    [],
  );
  expect(repetitionsIn('We went where we could, because we knew what we wanted.', 'en')).toEqual([]);
});

test('the same three words twice within a minute are a repetition, unless they are only function words', () => {
  expect(repetitionsIn('He told the whole story. (20) Then she told the whole story.', 'en')).toEqual([
    'phrase told the whole story 2',
  ]);
  expect(repetitionsIn('He told the whole story. (70) Then she told the whole story.', 'en')).toEqual([]);
  expect(repetitionsIn('Er weiß, dass es so ist. Sie hofft, dass es so kommt.', 'de')).toEqual([]);
});

test('the same words at the start of each sentence are a rhetorical device, no repetition', () => {
  expect(repetitionsIn('We shall build a school. We shall build a bridge. We shall build a home.', 'en')).toEqual([]);
});

test('a repeated whole sentence is a repetition, at any distance', () => {
  const sentence = 'We shall build a new school.';
  expect(repetitionsIn(Array(14).fill(sentence).join(' '), 'en')).toEqual(['phrase We shall build a new school 14']);
  expect(repetitionsIn(`${sentence} (200) ${sentence}`, 'en')).toEqual(['phrase We shall build a new school 2']);
});

test('sentences that begin and continue alike are a repetition', () => {
  expect(repetitionsIn('We shall build a school. We shall build a school. We shall build a home.', 'en')).toHaveLength(
    1,
  );
});

test('overlapping repetitions are one finding', () => {
  expect(repetitionsIn('the red house the red house (0.3) stood there', 'en')).toEqual(['immediate the red house 2']);
});
