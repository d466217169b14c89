import { expect, test } from 'vitest';
import { commonPasswords } from './common-passwords.ts';
import { passwordFault, passwordPolicies } from './policy.ts';

const wide = passwordPolicies['8-128'];
const narrow = passwordPolicies['12-32'];

test.each([
  ['', 'required'],
  ['Ab1!xyz', 'too_short'],
  ['Ab1!xyzq', undefined],
  [`Ab1!${'xyzq'.repeat(31)}`, undefined],
  [`Ab1!${'xyzq'.repeat(31)}z`, 'too_long'],
  ['kein-grosser-17', 'too_weak'],
  ['KEIN-KLEINER-17', 'too_weak'],
  ['Keine-Ziffern-hier', 'too_weak'],
  ['KeineZeichen17', 'too_weak'],
  ['Ein Satz mit 5 Leerzeichen', undefined],
  ['Ärger-über-9-Öfen', undefined],
])('„%s“ is %s', (password, fault) => {
  expect(passwordFault(password, wide, [])).toBe(fault);
});

test('counts a character outside the basic plane once', () => {
  expect(passwordFault('Ab1!😀😀😀', wide, [])).toBe('too_short');
  expect(passwordFault('Ab1!😀🎈🦉🌵', wide, [])).toBeUndefined();
});

test('requires 12 to 32 characters in the other policy', () => {
  expect(passwordFault('Wiese-17-ab', narrow, [])).toBe('too_short');
  expect(passwordFault('Wiese-17-abc', narrow, [])).toBeUndefined();
  expect(passwordFault(`Wiese-17-${'xyz'.repeat(8)}`, narrow, [])).toBe('too_long');
});

test.each([
  'Password1!',
  'P@ssw0rd123!',
  'Passwort2024!',
  '!!Sunshine99',
  'Qwerty123456!',
  'Qwerty-12345678-',
  'Monkey#12',
  'Michael1!',
  'MichaelMichael1!',
  'Iloveyou2!',
  'Trustno1!',
])('„%s“ is a disguised leaked password', (password) => {
  expect(passwordFault(password, wide, [])).toBe('too_common');
});

test.each([
  'Aa1!Aa1!',
  'aA1!Aa1!a',
  'xY7$xY7$xY7$',
  'Abcd1234!',
  '!Qwertz4321',
  'Aaaa1111!!',
  'Zyxw-9876',
  'Asdf!2345',
])('„%s“ is mostly a pattern', (password) => {
  expect(passwordFault(password, wide, [])).toBe('too_common');
});

test.each([
  'Purple-Monkey-17-Dishwasher',
  'Tz7!kfWq',
  'Sonne-840271-xTerrasse',
  'Love+84729931-55!x',
  'Sonne-1234-Blume',
  'Haus7!amSeeHaus7!amSee',
])('„%s“ is not a pattern', (password) => {
  expect(passwordFault(password, wide, [])).toBeUndefined();
});

test.each(['Lovelace-17!', 'Ada.Lovelace1', 'Ada-17!-Lo', 'analytic-42-A!', 'Rostra-2031!'])(
  '„%s“ contains its owner’s name',
  (password) => {
    const own = ['Ada', 'Lovelace', 'ada.lovelace@analytic-engine.example', 'analytic'];
    expect(passwordFault(password, wide, own)).toBe('too_personal');
  },
);

test('allows a name in a long sentence', () => {
  expect(passwordFault('Ada geht morgens 3 Runden um den See', wide, ['Ada'])).toBeUndefined();
});

test('has the list that its header describes', () => {
  expect(commonPasswords.size).toBe(12_000);
  expect(commonPasswords.has('123456')).toBe(true);
});
