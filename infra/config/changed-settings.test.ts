import { expect, test } from 'vitest';
import { changedSettings } from './changed-settings.ts';
import { readSettings } from './settings.ts';

test('reports nothing if all settings have their defaults', () =>
  expect(changedSettings(readSettings({}))).toEqual([]));

test('reports changed settings, but not the values of secrets', () => {
  const settings = readSettings({
    FREE_PLAN_ANALYSES: '5',
    ROLES: 'query-api,projections',
    SMTP_URL: 'smtps://rostra:hidden@mail.example.org',
    ADMIN_PASSWORD: 'Vortrag-halten-7',
    COACH_URL: 'https://rostra:hidden@coach.example/v1',
    COACH_MODEL: 'large',
    BLOB_URL: 's3://talks?region=eu&endpoint=http://rostra:hidden@minio:9000',
  });
  expect(changedSettings(settings)).toEqual([
    { name: 'ADMIN_PASSWORD', value: null },
    { name: 'BLOB_URL', value: 's3://talks?region=eu&endpoint=http://…@minio:9000' },
    { name: 'COACH_MODEL', value: 'large' },
    { name: 'COACH_URL', value: 'https://…@coach.example/v1' },
    { name: 'FREE_PLAN_ANALYSES', value: '5' },
    { name: 'ROLES', value: 'query-api,projections' },
    { name: 'SMTP_URL', value: null },
  ]);
});
