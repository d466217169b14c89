import { type MovementGrid, step } from './grid.ts';

/** Degrees to another side that make a turn, and degrees per second below which the head rests. */
const [turned, resting] = [20, 30];

/** Moments at which the head came to rest in another direction than before. */
export function headTurnsIn({ t0, yaw }: MovementGrid): number[] {
  const turns: number[] = [];
  let rest: number | undefined;
  for (const [index, now] of yaw.entries()) {
    const before = yaw[index - 3];
    if (now === null || before === null || before === undefined) continue;
    if (Math.abs(angle(now - before)) / (3 * step) > resting) continue;
    if (rest !== undefined && Math.abs(angle(now - rest)) >= turned)
      turns.push(Math.round((t0 + index * step) * 10) / 10);
    if (rest === undefined || Math.abs(angle(now - rest)) >= turned) rest = now;
  }
  return turns;
}

/** −180 to 180. */
const angle = (difference: number) => ((((difference + 180) % 360) + 360) % 360) - 180;
