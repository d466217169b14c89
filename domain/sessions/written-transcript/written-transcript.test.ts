import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText } from '#infra/lab/testing/any-text.ts';
import { cpuSeconds } from '#infra/lab/testing/cpu-seconds.ts';
import { largestTranscript, mostTranscriptWords, type TranscriptFormat } from '../contract/transcript.ts';
import { readWrittenTranscript } from './written-transcript.ts';

function textsOf(format: TranscriptFormat, text: string): readonly string[] {
  const read = readWrittenTranscript(format, text);
  if (read.kind === 'unreadable') throw new Error(read.fault);
  return read.cues.map((cue) => cue.text);
}

function timesOf(format: TranscriptFormat, text: string) {
  const read = readWrittenTranscript(format, text);
  if (read.kind === 'unreadable') throw new Error(read.fault);
  return read.cues.map(({ times }) => [times?.from, times?.to]);
}

const vtt = `\uFEFFWEBVTT - of a meeting\r
Kind: captions\r
Language: de\r
\r
STYLE\r
::cue { color: red }\r
\r
NOTE made by\r
a program\r
\r
intro\r
00:01.000 --> 00:03.500 align:start position:10%,line-left line:0\r
<v Anna Meier>Guten <i>Tag</i>,\r
<c.loud>liebe</c> G&auml;ste &amp; Freunde!\r
\r
2\r
01:00:04.000 --> 01:00:06.000\r
<v.first Ben>[Musik] Ein <lang en>start&#45;up</lang> ♪ la la ♪ mit 2,5 Mio.&nbsp;Euro\r
`;

test('reads WebVTT captions with any markup', () => {
  expect(textsOf('vtt', vtt)).toEqual(['Guten Tag, liebe G&auml;ste & Freunde!', 'Ein start-up mit 2,5 Mio. Euro']);
  expect(timesOf('vtt', vtt)).toEqual([
    [1, 3.5],
    [3604, 3606],
  ]);
});

test('reads SubRip subtitles in the order of their times', () => {
  const srt =
    '2\n00:00:05,000 --> 00:00:06,250\n{\\an8}<font color="#fff">- Und nun?</font>\n\n1\n00:00:01,000 --> 00:00:04,000\nANNA: Merke: es ist 10:30.\n(Applaus)\n\n3\n00:00:07,000 --> 00:00:08,000\n[Lachen]\n';
  expect(textsOf('srt', srt)).toEqual(['Merke: es ist 10:30.', 'Und nun?']);
  expect(timesOf('srt', srt)).toEqual([
    [1, 4],
    [5, 6.25],
  ]);
});

test('ignores cue numbers after a missing empty line', () => {
  const srt = '1\n00:00:01,000 --> 00:00:02,000\nEins\n2\n00:00:03,000 --> 00:00:04,000\nIch zähle bis\n3\n';
  expect(textsOf('srt', srt)).toEqual(['Eins', 'Ich zähle bis 3']);
});

test('reads a rolled-up line once, and keeps a line that is said twice', () => {
  const rolling = [
    'WEBVTT\n',
    '00:01.000 --> 00:03.000\n \nhallo<00:01.500><c> zusammen</c>\n',
    '00:03.000 --> 00:03.010\nhallo zusammen\n \n',
    '00:03.010 --> 00:05.000\nhallo zusammen\nwie<00:03.500><c> geht es</c>\n',
  ];
  expect(textsOf('vtt', rolling.join('\n'))).toEqual(['hallo zusammen', 'wie geht es']);
  const twice = 'WEBVTT\n\n00:01.000 --> 00:02.000\nNein.\n\n00:02.000 --> 00:03.000\nNein.\n';
  expect(textsOf('vtt', twice)).toEqual(['Nein.', 'Nein.']);
});

test('reads plain text by line, without time stamps, speakers and sounds', () => {
  const text =
    '[00:00:12] Sprecher 1: Guten Tag.\n(0:31) Wie geht es?\n\n[Musik]\n>> Gut (sehr gut)\n*lacht*\n1:05 - Danke';
  expect(textsOf('txt', text)).toEqual(['Guten Tag.', 'Wie geht es?', 'Gut (sehr gut)', 'Danke']);
});

test.each([
  ['txt', ' \n\t', 'empty'],
  ['txt', '[Musik] … –', 'empty'],
  ['txt', '\0\0\0PK\u0003', 'not_text'],
  ['vtt', 'WEBVTT\n\nHello', 'no_cues'],
  ['srt', 'just words', 'no_cues'],
  ['srt', '1\n00:00:05,000 --> 00:00:04,000\nbackwards\n', 'empty'],
  ['vtt', 'WEBVTT\n\n00:01.000 --> 00:02.000\n[Musik]\n', 'empty'],
  ['txt', 'ä'.repeat(largestTranscript / 2 + 1), 'too_large'],
  ['txt', 'a '.repeat(mostTranscriptWords + 1), 'too_many_words'],
] as const)('refuses %s %j with its fault', (format, text, fault) => {
  expect(readWrittenTranscript(format, text)).toEqual({ kind: 'unreadable', fault });
});

test('accepts a text with a few encoding errors', () => {
  expect(textsOf('txt', `${'Guten Tag. '.repeat(50)}Sch\uFFFDn`)).toHaveLength(1);
});

const odd = fc.oneof(
  anyText(),
  fc.constantFrom(
    '00:01.000 --> 00:02.000',
    '<v ',
    '<<<',
    '&#xd800;',
    '&#99999999;',
    '[',
    '♪',
    '{\\',
    'WEBVTT',
    '-->',
    '1',
  ),
);

test('never fails, and lets no markup through', () => {
  fc.assert(
    fc.property(fc.constantFrom('txt', 'vtt', 'srt'), fc.array(odd), (format, parts) => {
      const read = readWrittenTranscript(format, parts.join('\n'));
      if (read.kind === 'unreadable') return;
      for (const { text, times } of read.cues) {
        expect(text).not.toMatch(/[\n\r\0]|^\s|\s$/);
        expect((times?.to ?? 0) - (times?.from ?? 0)).toBeGreaterThanOrEqual(0);
      }
    }),
    { seed: 5 },
  );
});

test.each([
  '<'.repeat(200_000),
  '['.repeat(200_000),
  '(0'.repeat(100_000),
  '&'.repeat(200_000),
  '<v '.repeat(60_000),
  '<rt>'.repeat(200_000),
])('reads a hostile text quickly: %#', (text) => {
  const read = () => {
    readWrittenTranscript('txt', text);
    readWrittenTranscript('vtt', `00:01.000 --> 00:02.000\n${text}`);
  };
  expect(cpuSeconds(read)).toBeLessThan(4);
});
