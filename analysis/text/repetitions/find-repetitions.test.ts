import { expect, test } from 'vitest';
import { findFillers } from '../fillers/find-fillers.ts';
import { transcriptOf } from '../labelled/notation.ts';
import type { Locale } from '../words/locale.ts';
import { plainText, readSession } from '../words/read-session.ts';
import { findRepetitions } from './find-repetitions.ts';

/** Kind, text and times of each. */
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
])('German: said again at once in "%s" is %j', (line, expected) => {
  expect(repetitionsIn(line, 'de')).toEqual(expected);
});

test.each([
  ['I, um, I want to to go.', ['immediate I 2', 'immediate to 2']],
  ['It was very, very cold, and he had had enough.', []],
  ['What it is is a mistake, and she gave her her keys.', []],
  ['It is the the only way.', ['immediate the 2']],
  ['Call two two five five.', ['immediate two 2', 'immediate five 2']],
])('English: said again at once in "%s" is %j', (line, expected) => {
  expect(repetitionsIn(line, 'en')).toEqual(expected);
});

test('a content word three times in half a minute is a repetition, whatever its ending', () => {
  expect(repetitionsIn('The old bridge fell. Two bridges remain, and every bridge needs paint.', 'en')).toEqual([
    'stem bridge 3',
  ]);
});

test('the third time after half a minute, and a stop word however often, are none', () => {
  expect(repetitionsIn('The old bridge fell. Two bridges remain, (30) and every bridge needs paint.', 'en')).toEqual(
    [],
  );
  expect(repetitionsIn('We went where we could, because we knew what we wanted.', 'en')).toEqual([]);
});

test('the same three words twice within a minute are a repetition, but not those that only join', () => {
  expect(repetitionsIn('He told the whole story. (20) Then she told the whole story.', 'en')).toEqual([
    'phrase told the whole story 2',
  ]);
  expect(repetitionsIn('He told the whole story. (70) Then she told the whole story.', 'en')).toEqual([]);
  expect(repetitionsIn('Er weiß, dass es so ist. Sie hofft, dass es so kommt.', 'de')).toEqual([]);
});

test('the same words at the start of every sentence are a device', () => {
  expect(repetitionsIn('We shall build a school. We shall build a bridge. We shall build a home.', 'en')).toEqual([]);
});

test('a whole sentence again is none, however often and however much later', () => {
  const sentence = 'We shall build a new school.';
  expect(repetitionsIn(Array(14).fill(sentence).join(' '), 'en')).toEqual(['phrase We shall build a new school 14']);
  expect(repetitionsIn(`${sentence} (200) ${sentence}`, 'en')).toEqual(['phrase We shall build a new school 2']);
});

test('sentences that begin alike and go on alike are no device', () => {
  expect(repetitionsIn('We shall build a school. We shall build a school. We shall build a home.', 'en')).toHaveLength(
    1,
  );
});

test('each repetition is one finding, however it overlaps with others', () => {
  expect(repetitionsIn('the red house the red house (0.3) stood there', 'en')).toEqual(['immediate the red house 2']);
});
