import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DomainError } from '#domain/kernel/errors.ts';
import { allModels } from './all.ts';

const runs = 1_000;
const commandsInRun = 50;

test.each(Object.entries(allModels))(
  'after any commands, %s are what was said a second time by hand',
  async (_area, give) => {
    let allowed = 0;
    let refused = 0;
    await give(async ({ decider, commands, begin }) =>
      fc.assert(
        fc.property(fc.array(commands, { maxLength: commandsInRun, size: 'max' }), (all) => {
          const plain = begin();
          let state = decider.initialState;
          const log: Parameters<typeof decider.evolve>[1][] = [];
          for (const command of all) {
            const events = eventsOf(() => decider.decide(command, state, new Date(0)));
            const isAllowed = plain.apply(command);
            expect({ command, isAllowed: events !== 'refused' }).toEqual({ command, isAllowed });
            if (events === 'refused') refused++;
            else allowed++;
            for (const event of events === 'refused' ? [] : events) {
              state = decider.evolve(state, event);
              log.push(event);
            }
            expect(state).toEqual(plain.expected());
          }
          expect(log.reduce(decider.evolve, decider.initialState)).toEqual(state);
        }),
        { numRuns: runs },
      ),
    );
    // Neither a model that allows all nor one that refuses all would say anything.
    expect(Math.min(allowed, refused)).toBeGreaterThan(runs);
  },
  60_000,
);

function eventsOf<Event>(decide: () => readonly Event[]): readonly Event[] | 'refused' {
  try {
    return decide();
  } catch (error) {
    if (error instanceof DomainError) return 'refused';
    throw error;
  }
}
