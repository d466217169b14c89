import type { Audio } from '../lanes/lanes.tsx';
import type { Costly } from './cost.ts';
import { type Side, sideOf } from './judgement.ts';
import { longestPauses, longestRun, lowestStretches, mean, type Span, variation } from './stretches.ts';

/** What the moments of a finding show. */
export type Evidence =
  | 'longest_pauses'
  | 'longest_run'
  | 'quietest_stretches'
  | 'loudest_stretches'
  | 'most_even_stretches'
  | 'liveliest_stretches';

export type Moments = Readonly<{ evidence: Evidence; spans: readonly Span[] }>;

const count = 3;

/** The plainest facts of the series that bear a finding out; undefined where they show nothing. */
export function momentsOf(part: Costly['part'], { audio, duration }: Readonly<{ audio: Audio; duration: number }>) {
  const side = sideOf(part);
  const found = side && lookFor(part.name, side, { audio, duration });
  return found && found.spans.length > 0 ? found : undefined;
}

type Talk = Readonly<{ audio: Audio; duration: number }>;

function lookFor(name: string, side: Side, { audio, duration }: Talk): Moments | undefined {
  const { pauses, pitch, volume } = audio;
  switch (`${name}-${side}`) {
    case 'pauses-high':
      return { evidence: 'longest_pauses', spans: longestPauses(pauses, count) };
    case 'pauses-low':
      return { evidence: 'longest_run', spans: [longestRun(pauses, duration)].filter((run) => run !== undefined) };
    case 'volume-low':
      return { evidence: 'quietest_stretches', spans: lowestStretches(volume, { judge: mean, count, pauses }) };
    case 'volume-high':
      return { evidence: 'loudest_stretches', spans: lowestStretches(volume, { judge: less(mean), count, pauses }) };
    case 'pitch-low':
      return { evidence: 'most_even_stretches', spans: lowestStretches(pitch, { judge: variation, count }) };
    case 'pitch-high':
      return { evidence: 'liveliest_stretches', spans: lowestStretches(pitch, { judge: less(variation), count }) };
    default:
      return undefined;
  }
}

const less =
  (judge: (values: readonly number[]) => number): typeof judge =>
  (values) =>
    -judge(values);
