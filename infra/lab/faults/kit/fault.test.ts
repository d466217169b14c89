import { expect, test } from 'vitest';
import { played } from './fault.ts';

test('a fault that injected nothing counts as broken', async () => {
  const play = async () => ({ injected: 0 });
  await expect(played({ play }, { rounds: 1, seed: 1, full: false, tell: () => {} })).rejects.toThrow(
    'nothing was injected',
  );
});
