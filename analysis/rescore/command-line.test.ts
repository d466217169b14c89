import { expect, test } from 'vitest';
import { StartupError } from '#infra/start-up/startup-error.ts';
import { commandLine } from './command-line.ts';

test('an option that there is not shows how it is used, before anything is opened', async () => {
  const running = commandLine({ words: ['--nonsense'], env: {}, tell: () => {} });
  await expect(running).rejects.toThrow(StartupError);
  await expect(running).rejects.toThrow('npm run rescore -- --dry-run');
});
