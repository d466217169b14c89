import { expect, test } from 'vitest';
import { allModels } from './all.ts';
import { sameToldTwice } from './same-told-twice.ts';

const runs = 1_000;

test.each(Object.entries(allModels))(
  'after any commands, %s are what was said a second time by hand',
  async (_area, give) => {
    await give(async (model) => {
      const { allowed, refused } = sameToldTwice(model, { runs });
      // Neither a model that allows all nor one that refuses all would say anything.
      expect(Math.min(allowed, refused)).toBeGreaterThan(runs);
    });
  },
  60_000,
);
