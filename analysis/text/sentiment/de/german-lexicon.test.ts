import { expect, test } from 'vitest';
import { germanLexicon } from './german-lexicon.ts';

/** Value of a word in the middle of a sentence with capitals; 0 if it has no feeling. */
function listedValue(word: string) {
  const token = {
    form: word.toLowerCase(),
    startsUpperCase: /^\p{Lu}/u.test(word),
    opensSentence: false,
    endsClause: false,
  };
  return germanLexicon.feelingOf(token, { hasCapitals: true })?.value ?? 0;
}

test.each([
  'schönes',
  'schönsten',
  'gelobt',
  'lobte',
  'begeisterten',
  'Erfolgen',
  'Geschäftserfolg',
  'zufriedener',
  'freute',
])('%s is positive in every form', (word) => {
  expect(listedValue(word)).toBeGreaterThan(0);
});

test.each([
  'müde',
  'müden',
  'enttäuschte',
  'gescheitert',
  'Zeitverschwendung',
  'Verkehrsunfälle',
  'unpraktischer',
  'böser',
])('%s is negative in every form', (word) => {
  expect(listedValue(word)).toBeLessThan(0);
});

test.each(['Mutter', 'Müller', 'Sturm', 'Eindruck', 'lautet', 'schickt', 'Weise', 'gebracht', 'Wein', 'Trauung'])(
  '%s has no feeling, although it looks like a word that has',
  (word) => {
    expect(listedValue(word)).toBe(0);
  },
);
