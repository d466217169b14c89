import { expect, test } from 'vitest';
import { StartupError } from '#infra/start-up/startup-error.ts';
import { commandLine } from './command-line.ts';

test('an unknown option prints the usage before anything is opened', async () => {
  const running = commandLine({ words: ['--nonsense'], env: {}, tell: () => {} });
  await expect(running).rejects.toThrow(StartupError);
  await expect(running).rejects.toThrow('npm run rescore -- --dry-run');
});
