import { expect, test } from 'vitest';
import { emptyForm, isComplete, withFile } from './upload-form.ts';

const defaults = { locale: 'de', analysisClass: 'relaxed' } as const;
const file = { name: 'Quartalszahlen.mp3' };
const accepted = { kind: 'accepted', type: 'audio' } as const;
const empty = emptyForm(defaults);

test('a file fills an empty name with its own, without the extension', () => {
  expect(withFile(empty, { file, verdict: accepted, defaults })).toMatchObject({ file, name: 'Quartalszahlen' });
});

test('a name that was typed already stays', () => {
  const form = withFile({ ...empty, name: 'Meine Probe' }, { file, verdict: accepted, defaults });
  expect(form.name).toBe('Meine Probe');
});

test('the kind of talk follows from the file', () => {
  expect(withFile(empty, { file, verdict: { kind: 'accepted', type: 'video' }, defaults }).type).toBe('video');
});

test.each(['wrong_type', 'too_big', 'empty'] as const)(
  'a refused file (%s) empties the form and its language',
  (kind) => {
    const filled = { ...empty, file, name: 'Quartalszahlen', locale: 'en' } as const;
    expect(withFile(filled, { file, verdict: { kind }, defaults })).toEqual(empty);
  },
);

test('it can be sent only with both a name and a file', () => {
  expect(isComplete({ file, name: 'Probe' })).toBe(true);
  expect(isComplete({ file, name: '  ' })).toBe(false);
  expect(isComplete({ file: null, name: 'Probe' })).toBe(false);
});
