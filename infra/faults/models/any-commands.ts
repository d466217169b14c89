import { demand, type Play, type Report } from '../kit/fault.ts';
import { allModels } from './all.ts';
import { sameToldTwice } from './same-told-twice.ts';

/** F26: random commands, `rounds` runs of up to fifty for each decider; what is injected are those that it has to refuse. */
export async function anyCommands({ rounds, seed }: Play): Promise<Report> {
  const sum = { allowed: 0, refused: 0 };
  const oneSided: string[] = [];
  for (const [area, give] of Object.entries(allModels)) {
    await give(async (model) => {
      const { allowed, refused } = sameToldTwice(model, { runs: rounds, seed });
      if (Math.min(allowed, refused) < rounds) oneSided.push(`${area}: ${allowed} allowed, ${refused} refused`);
      sum.allowed += allowed;
      sum.refused += refused;
    });
  }
  demand(oneSided);
  return {
    injected: sum.refused,
    allowed: sum.allowed,
    deciders: Object.keys(allModels).length,
    'runs of each': rounds,
  };
}
