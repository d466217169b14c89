import { expect, test } from 'vitest';
import { theAdmin } from '#infra/lab/testing/person.ts';
import { startTalkingService } from '#infra/lab/testing/talking-service.ts';
import { noBrowser } from './browser.ts';
import { signedIn } from './people.ts';
import { readyToRecord } from './ready-to-record.ts';
import { startServer } from './server.ts';
import { spokenWav } from './spoken-wav.ts';

test.skipIf(noBrowser)('a speaker reads live words, and the recording continues when the words end', async () => {
  const service = await startTalkingService();
  const { url } = await startServer({ AZURE_SPEECH_KEY: 'secret', AZURE_SPEECH_ENDPOINT: service.endpoint });
  const microphone = await spokenWav('voice.wav', { seconds: 120, silences: [] });
  const { email } = await theAdmin(url);
  const page = await signedIn(url, email, { microphone });
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text());
  });

  await page.goto(`${url}/liverecorder`);
  const start = await readyToRecord(page);
  await page.getByRole('switch', { name: 'Beim Sprechen mitlesen' }).check();
  await start.click();
  const words = page.getByRole('region', { name: 'Live-Worte' });
  await words.getByText('Wort2.', { exact: false }).waitFor();
  expect(service.connections[0]?.url).toContain('token-1');
  expect(service.connections[0]?.url).not.toContain('secret');

  await service.close();
  await words.getByRole('status').getByText('Die Aufnahme läuft weiter', { exact: false }).waitFor();
  await page.getByRole('button', { name: 'Aufnahme beenden' }).click();
  await page.getByRole('button', { name: 'Senden und analysieren' }).waitFor();
  expect(refused).toEqual([]);
});
