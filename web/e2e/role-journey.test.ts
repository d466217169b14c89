import { expect, test } from 'vitest';
import { theAdmin } from '#infra/lab/testing/person.ts';
import { sharedServer } from '#infra/lab/testing/shared.ts';
import { noBrowser } from './browser.ts';
import { newcomer } from './people.ts';
import { readyToRecord } from './ready-to-record.ts';
import { recordedSecond } from './sessions.ts';
import { spokenWav } from './spoken-wav.ts';

test.skipIf(noBrowser)('a new role reaches an open browser during a take, and the take continues', async () => {
  const { url } = await sharedServer();
  const microphone = await spokenWav('voice.wav', { seconds: 30, silences: [] });
  const { page, person } = await newcomer(url, { microphone });
  await page.goto(`${url}/liverecorder`);
  await (await readyToRecord(page)).click();
  await expect.poll(() => recordedSecond(page)).toBeGreaterThanOrEqual(2);

  const admin = await theAdmin(url);
  await admin.send(`PUT /api/Admin/Users/${person.id}/Roles`, {
    json: { roles: ['user', 'subscriber-free', 'auditor'] },
  });
  await page.getByRole('navigation').getByRole('link', { name: 'Verlauf' }).waitFor();
  const then = await recordedSecond(page);
  expect(then).toBeGreaterThanOrEqual(2);
  await expect.poll(() => recordedSecond(page)).toBeGreaterThan(then);
});
