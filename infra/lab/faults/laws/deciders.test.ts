import { expect, test } from 'vitest';
import { allLaws } from './all.ts';
import { keepsLaws } from './law.ts';

const runs = 1_000;

test.each(Object.entries(allLaws))(
  'after any commands, all laws of %s hold',
  async (_area, give) => {
    await give(async (subject) => {
      const { allowed, refused, idle } = keepsLaws(subject, { runs });
      // Laws say little where everything is allowed, where nothing is, or where a command never leads to an event.
      expect(Math.min(allowed, refused)).toBeGreaterThan(runs);
      expect(idle).toEqual([]);
    });
  },
  60_000,
);
