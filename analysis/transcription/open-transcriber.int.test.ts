import { expect, test } from 'vitest';
import { readSettings } from '#infra/config/settings.ts';
import { installStandIn } from '#infra/lab/fakes/speech/whisper-stand-in.ts';
import { describeTranscriber, openTranscriber } from './open-transcriber.ts';

const azure = { AZURE_SPEECH_KEY: 'secret', AZURE_SPEECH_REGION: 'westeurope' };
const endpoint = {
  TRANSCRIBE_URL: 'http://localhost:8000/v1',
  TRANSCRIBE_MODEL: 'whisper-1',
  TRANSCRIBE_KEY: 'secret',
};

const opened = async (given: Readonly<Record<string, string>>, data = '/nowhere') =>
  openTranscriber(readSettings(given), data);

test.each([
  ['nothing', {}, 'none'],
  ['Azure', azure, 'azure (Azure Speech, sound goes to westeurope.stt.speech.microsoft.com)'],
  ['an endpoint', endpoint, 'endpoint (whisper-1, on this machine)'],
  ['both', { ...azure, ...endpoint }, 'azure (Azure Speech, sound goes to westeurope.stt.speech.microsoft.com)'],
  ['both, and a choice', { ...azure, ...endpoint, TRANSCRIBER: 'endpoint' }, 'endpoint (whisper-1, on this machine)'],
  ['both, and none wanted', { ...azure, ...endpoint, TRANSCRIBER: 'none' }, 'none'],
])('with %s set up', async (_, given, description) => {
  expect(describeTranscriber(await opened(given))).toBe(description);
});

test('uses an installed Whisper if nothing else is set up, or if the setting names it', async () => {
  const data = await installStandIn();
  const here = 'whisper (stand-in/whisper_timestamped, on this machine)';
  expect(describeTranscriber(await opened({}, data))).toBe(here);
  expect(describeTranscriber(await opened({ ...azure, TRANSCRIBER: 'whisper' }, data))).toBe(here);
  expect(describeTranscriber(await opened(azure, data))).toContain('azure');
});

test('a start with a missing Whisper fails and names the command that installs it', async () => {
  await expect(opened({ TRANSCRIBER: 'whisper' })).rejects.toThrow('npm run transcriber -- install');
});
