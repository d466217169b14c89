import { expect, test } from 'vitest';
import { meantBy } from './near-names.ts';

const settings = ['SMTP_URL', 'DATA_DIR', 'MASTER_KEY'];

test.each([
  ['SMPT_URL', 'SMTP_URL'],
  ['SMTP_URI', 'SMTP_URL'],
  ['SMTP_URLS', 'SMTP_URL'],
  ['MASTR_KEY', 'MASTER_KEY'],
])('%s means %s', (name, setting) => {
  expect(meantBy(name, settings)).toBe(setting);
});

test.each(['SMTP_URL', 'SMTP_HOST', 'smtp_uri', 'DATADIR', 'PATH'])('%s is close to no other setting', (name) => {
  expect(meantBy(name, settings)).toBeUndefined();
});
