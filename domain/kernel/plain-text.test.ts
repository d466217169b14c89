import { expect, test } from 'vitest';
import { holdsLink, isPlainLine } from './plain-text.ts';

test.each(['Ada', 'Anne-Marie d’Arc', '李明', 'Åsa "Zoë" O’Neill', 'Ωmega 🦉 👩‍👩‍👧', 'علی‌رضا', '<b>Ada</b>'])(
  'accepts „%s“',
  (name) => {
    expect(isPlainLine(name)).toBe(true);
  },
);

test.each([
  'Ada\nLovelace',
  'Ada\r',
  'Ada\tL',
  'Ada\u0007',
  'Ada\u2028L',
  'Ada\u202egpj.exe',
  'A\u2066d\u2069a',
  '\u009bAda',
])('refuses %j', (name) => {
  expect(isPlainLine(name)).toBe(false);
});

test.each([
  'https://evil.example/win',
  'Win at www.evil.example',
  'You won: evil.com',
  'evil.xyz/a',
  'bit.ly/2x',
  'mailto:eve@evil.example',
  'eve@evil.example',
  'gewinn-spiel.de !',
])('finds a link in „%s“', (name) => {
  expect(holdsLink(name)).toBe(true);
});

test.each(['Dr.Müller', 'St.John', 'J.R.R. Tolkien', 'Ada M.Sc.', 'Jr.', 'van der Berg', 'Ada & Co. KG', 'M.Comeau'])(
  'finds no link in „%s“',
  (name) => {
    expect(holdsLink(name)).toBe(false);
  },
);
