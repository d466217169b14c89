import { expect, test } from 'vitest';
import { isOfficial } from './official-usernames.ts';

test.each([
  ...['admin', 'admin1', '1admin', 'adrnin', 'adm1n', 'a.d.m.i.n', 'the-admin', 'admin_team', 'sysadmin'],
  ...['rostra', 'rostra-support', 'r0stra', 'my.rostra.coach', 'ro5tra', 'rostra2'],
  ...[
    'support',
    'supp0rt',
    'support-de',
    'helpdesk',
    'he1p',
    'service',
    'team',
    'security',
    'noreply',
    'postmaster',
    'erased',
  ],
])('refuses %s, which looks official', (username) => {
  expect(isOfficial(username)).toBe(true);
});

test.each([
  'ada',
  'admiral',
  'badminton',
  'nostradamus',
  'teamwork',
  'helper',
  'paul1',
  'speaker-482913',
  'info-junkie.de'.slice(5),
])('accepts %s', (username) => {
  expect(isOfficial(username)).toBe(false);
});
