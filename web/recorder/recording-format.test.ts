import { expect, test } from 'vitest';
import { recordingFormat } from './recording-format.ts';

const chrome = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36';
const safari = 'Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.4 Safari/605.1.15';
const all = () => true;

test('Chrome writes webm with opus', () => {
  expect(recordingFormat('audio', { supports: all, userAgent: chrome })?.mimeType).toBe('audio/webm;codecs=opus');
});

test('Safari writes MP4, although it claims webm too', () => {
  expect(recordingFormat('audio', { supports: all, userAgent: safari })?.extension).toBe('m4a');
});

test('a browser without webm falls back to what it has', () => {
  expect(
    recordingFormat('audio', { supports: (type) => type.startsWith('audio/ogg'), userAgent: 'Firefox' })?.extension,
  ).toBe('ogg');
});

test('a browser that writes none of them cannot record', () => {
  expect(recordingFormat('audio', { supports: () => false, userAgent: chrome })).toBeUndefined();
});

test('a picture is webm in Chrome and MP4 in Safari', () => {
  expect(recordingFormat('video', { supports: all, userAgent: chrome })?.mimeType).toBe('video/webm;codecs=vp8,opus');
  expect(recordingFormat('video', { supports: all, userAgent: safari })?.extension).toBe('mp4');
});
