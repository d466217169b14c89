import { expect, test } from 'vitest';
import { allLaws } from './all.ts';
import { keepsLaws } from './law.ts';

const runs = 1_000;

test.each(Object.entries(allLaws))(
  'keeps all laws of %s after any commands',
  async (_area, give) => {
    await give(async (subject) => {
      const { allowed, refused, idle } = keepsLaws(subject, { runs });
      // Laws prove little if all commands are allowed, all are refused, or one kind never leads to an event.
      expect(Math.min(allowed, refused)).toBeGreaterThan(runs);
      expect(idle).toEqual([]);
    });
  },
  60_000,
);
