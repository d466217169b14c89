import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { keepsTheRules } from './axe.ts';
import { noBrowser } from './browser.ts';
import { newcomer } from './people.ts';
import { startServer } from './server.ts';
import { rowOf, untilScored, uploadSession } from './sessions.ts';
import { spokenWav } from './spoken-wav.ts';

const listener = { TRANSCRIBE_URL: 'https://speech.invalid/v1', TRANSCRIBE_MODEL: 'whisper-1' };

test.skipIf(noBrowser)(
  'a recording goes to an outside host only after the person was told and allowed it',
  async () => {
    const { url } = await startServer(listener);
    const wav = await spokenWav('Still.wav', { seconds: 32, silences: [] });
    const { page } = await newcomer(url);
    await page.goto(`${url}/sessions/list`);
    expect(await sharingOf(page, () => uploadSession(page, wav))).toBe('');
    await untilScored(page, 'Still');
    await rowOf(page, 'Still').getByRole('link').click();
    await page.getByText('Die Aufnahme durfte nicht', { exact: false }).waitFor();
    await page.getByRole('button', { name: 'Erkennen lassen' }).click();
    await page.getByRole('dialog').getByText('speech.invalid').waitFor();
    await keepsTheRules(page, 'the dialog that allows a talk to be passed on later');
    await page.getByRole('dialog').getByRole('switch').click();
    await page.getByRole('button', { name: 'Speichern' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.getByText('wird ausgewertet', { exact: false }).waitFor();

    await page.goto(`${url}/sessions/list`);
    await page.getByRole('button', { name: 'Hochladen' }).first().click();
    await page.getByRole('switch', { name: /speech\.invalid/, checked: false }).click();
    await page.getByText('Sie können das bei jedem Vortrag neu entscheiden', { exact: false }).waitFor();
    await keepsTheRules(page, 'the upload dialog with somebody outside');
    await page.reload();
    expect(await sharingOf(page, () => uploadSession(page, wav))).toBe('transcription');
  },
);

/** The consent that an upload sends. */
async function sharingOf(page: Page, upload: () => Promise<void>): Promise<string> {
  const finished = page.waitForRequest(/\/api\/Uploads\/[0-9a-f]+\/Finish$/);
  await upload();
  return (await finished).postDataJSON().sharing;
}
