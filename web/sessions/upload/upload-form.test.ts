import { expect, test } from 'vitest';
import { emptyForm, withFile } from './upload-form.ts';

const defaults = { locale: 'de', analysisClass: 'relaxed' } as const;
const file = new File(['x'], 'Quartalszahlen.mp3');
const accepted = { kind: 'accepted', type: 'audio' } as const;
const empty = emptyForm(defaults);

test('a file fills an empty name with its own, without the extension', () => {
  const form = withFile(empty, { file, verdict: accepted, defaults });
  expect(form).toMatchObject({ file, sessionName: 'Quartalszahlen' });
});

test('a typed name stays', () => {
  const form = withFile({ ...empty, sessionName: 'Meine Probe' }, { file, verdict: accepted, defaults });
  expect(form.sessionName).toBe('Meine Probe');
});

test.each(['wrong_type', 'too_big', 'empty'] as const)(
  'a refused file (%s) empties the form and its language',
  (kind) => {
    const filled = { ...empty, file, sessionName: 'Quartalszahlen', locale: 'en' } as const;
    expect(withFile(filled, { file, verdict: { kind }, defaults })).toEqual(empty);
  },
);
