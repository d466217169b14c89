import { expect, test } from 'vitest';
import { acceptedTypes, judgeFile, nameOfFile, type UploadLimits } from './upload-rules.ts';

const limits: UploadLimits = { maxBytes: 400_000_000, videoTypes: ['video/mp4'], audioPrefix: 'audio/' };
const file = (type: string, size = 1000) => ({ name: 'talk', type, size });

test.each(['audio/mpeg', 'audio/wav', 'audio/ogg', 'audio/x-m4a'])('%s is accepted as sound', (type) => {
  expect(judgeFile(file(type), limits)).toEqual({ kind: 'accepted', type: 'audio' });
});

test('video/mp4 is accepted as video', () => {
  expect(judgeFile(file('video/mp4'), limits)).toEqual({ kind: 'accepted', type: 'video' });
});

test.each(['video/x-matroska', 'video/webm', 'video/mp4v', 'application/pdf', '', 'image/audio/'])(
  '"%s" is refused',
  (type) => {
    expect(judgeFile(file(type), limits)).toEqual({ kind: 'wrong_type' });
  },
);

test('accepts exactly 400,000,000 bytes and refuses one more', () => {
  expect(judgeFile(file('audio/wav', 400_000_000), limits).kind).toBe('accepted');
  expect(judgeFile(file('audio/wav', 400_000_001), limits)).toEqual({ kind: 'too_big' });
});

test('reports the wrong type of a file that is also too large', () => {
  expect(judgeFile(file('video/webm', 500_000_000), limits)).toEqual({ kind: 'wrong_type' });
});

test('refuses an empty file before it is sent', () => {
  expect(judgeFile(file('audio/wav', 0), limits)).toEqual({ kind: 'empty' });
});

test.each([
  ['Quartalszahlen.mp3', 'Quartalszahlen'],
  ['Probe.v2.m4a', 'Probe.v2'],
  ['ohne', 'ohne'],
  ['.wav', '.wav'],
])('%s gets the name %s', (fileName, name) => {
  expect(nameOfFile(fileName)).toBe(name);
});

test('the file dialog offers the accepted types', () => {
  expect(acceptedTypes(limits)).toBe('audio/*,video/mp4');
});
