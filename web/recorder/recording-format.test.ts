import { expect, test } from 'vitest';
import { recordingFormat } from './recording-format.ts';

const chrome = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36';
const safari = 'Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.4 Safari/605.1.15';
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0';
const all = () => true;

test('Chrome writes WebM with Opus, since it has no Ogg', () => {
  const supports = (type: string) => !type.includes('ogg');
  expect(recordingFormat('audio', { supports, userAgent: chrome })?.mimeType).toBe('audio/webm;codecs=opus');
});

test('Firefox writes Ogg, which the player can seek before it is sent', () => {
  const supports = (type: string) => !type.includes('mp4');
  expect(recordingFormat('audio', { supports, userAgent: firefox })?.mimeType).toBe('audio/ogg;codecs=opus');
});

test('Safari writes MP4, although it claims webm too', () => {
  expect(recordingFormat('audio', { supports: all, userAgent: safari })?.extension).toBe('m4a');
});

test('a browser without these formats cannot record', () => {
  expect(recordingFormat('audio', { supports: () => false, userAgent: chrome })).toBeUndefined();
});

test('a picture is webm in Chrome and MP4 in Safari', () => {
  expect(recordingFormat('video', { supports: all, userAgent: chrome })?.mimeType).toBe('video/webm;codecs=vp8,opus');
  expect(recordingFormat('video', { supports: all, userAgent: safari })?.extension).toBe('mp4');
});
