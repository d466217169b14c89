import { expect, test } from 'vitest';
import { decodedText } from './decoded-text.ts';
import { formatOf, formatOfFile } from './transcript-format.ts';

test.each([
  ['Guten Tag, ich zeige Ihnen den Plan.', 'txt'],
  ['WEBVTT\n\n00:01.000 --> 00:02.000\nHallo', 'vtt'],
  ['\uFEFFWEBVTT - Sitzung\n', 'vtt'],
  ['1\n00:00:01,000 --> 00:00:02,000\nHallo', 'srt'],
  ['WEBVTTS ist kein Wort', 'txt'],
  ['Um 10:30 beginnt es, also 10:30 -> jetzt', 'txt'],
])('%j is recognized as %s', (text, format) => {
  expect(formatOf(text)).toBe(format);
});

test('the file name decides for captions, even without cues', () => {
  expect(formatOfFile('talk.SRT', 'nur Text')).toBe('srt');
  expect(formatOfFile('talk.vtt', 'nur Text')).toBe('vtt');
  expect(formatOfFile('talk.txt', 'WEBVTT\n')).toBe('vtt');
  expect(formatOfFile('talk', 'nur Text')).toBe('txt');
});

test.each([
  ['UTF-8', [0xc3, 0xa4, 0x68, 0x6d]],
  ['UTF-8 with a mark', [0xef, 0xbb, 0xbf, 0xc3, 0xa4, 0x68, 0x6d]],
  ['UTF-16, little end first', [0xff, 0xfe, 0xe4, 0, 0x68, 0, 0x6d, 0]],
  ['UTF-16, big end first', [0xfe, 0xff, 0, 0xe4, 0, 0x68, 0, 0x6d]],
  ['Windows-1252', [0xe4, 0x68, 0x6d]],
])('reads a file in %s', (_encoding, bytes) => {
  expect(decodedText(new Uint8Array(bytes))).toBe('ähm');
});

test('bytes that are no text do not become words', () => {
  expect(decodedText(new Uint8Array([0x50, 0x4b, 0x03, 0x04, 0xe4, 0xff, 0x90]))).toContain('\uFFFD');
});
