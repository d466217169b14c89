import { type Figure, median, quantile, secondsOf } from './figure.ts';

type Work = (n: number) => Promise<unknown>;

/** Milliseconds of each work in each round, without the warm-up rounds. */
export async function inTurns(works: readonly Work[], { rounds = 40, warmUp = 1 } = {}): Promise<number[][]> {
  const took = works.map((): number[] => []);
  for (let n = 0; n < warmUp + rounds; n++) {
    for (const [index, work] of works.entries()) {
      const seconds = await secondsOf(() => work(n));
      if (n >= warmUp) took[index]?.push(seconds * 1_000);
    }
  }
  return took;
}

export function waitFigure(
  name: string,
  took: readonly number[] = [],
  goal?: string,
  reference?: readonly number[],
): Figure {
  const value = `${median(took).toFixed(0)} ms, 95 in 100 ${quantile(took, 0.95).toFixed(0)} ms`;
  return {
    ...{ name, value },
    ...(goal && { goal: `95 in 100 ${goal}` }),
    ...(reference && { ratio: median(took) / median(reference), to: 'plain SQL' }),
  };
}
