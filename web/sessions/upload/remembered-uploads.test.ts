import { beforeEach, expect, test } from 'vitest';
import { forgetUpload, isOf, type RememberedUpload, rememberedUploads, rememberUpload } from './remembered-uploads.ts';

const file = new File(['abc'], 'probe.mp3', { lastModified: 7 });
const said = { sessionName: 'Probe', locale: 'de', kind: 'presentation', analysisClass: 'fast', sharing: '' } as const;
const upload: RememberedUpload = {
  id: 'a',
  file: { name: 'probe.mp3', size: 3, lastModified: 7 },
  type: 'audio',
  said,
};

beforeEach(() => localStorage.clear());

test('remembers an upload for its person once, until it is forgotten', () => {
  rememberUpload('ada', upload);
  rememberUpload('ada', upload);
  expect(rememberedUploads('ada')).toEqual([upload]);
  expect(rememberedUploads('eve')).toEqual([]);
  forgetUpload('ada', 'a');
  expect(rememberedUploads('ada')).toEqual([]);
});

test('treats a broken entry as empty', () => {
  localStorage.setItem('rostra_uploads_ada', '{');
  expect(rememberedUploads('ada')).toEqual([]);
});

test('another name, size or time means another file', () => {
  expect(isOf(upload, file)).toBe(true);
  expect(isOf(upload, new File(['abc'], 'probe.mp3', { lastModified: 8 }))).toBe(false);
  expect(isOf(upload, new File(['abcd'], 'probe.mp3', { lastModified: 7 }))).toBe(false);
  expect(isOf(upload, new File(['abc'], 'anders.mp3', { lastModified: 7 }))).toBe(false);
});
