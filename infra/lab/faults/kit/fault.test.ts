import { expect, test } from 'vitest';
import { played } from './fault.ts';

test('rejects a fault that injected nothing', async () => {
  const play = async () => ({ injected: 0 });
  await expect(played({ play }, { rounds: 1, seed: 1, full: false, tell: () => {} })).rejects.toThrow(
    'nothing was injected',
  );
});
