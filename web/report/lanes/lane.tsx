import type { ReactNode } from 'react';
import { LaneRow } from './lane-row.tsx';
import { Plot, type PlotProps } from './plot.tsx';

type LaneProps = PlotProps &
  Readonly<{
    name: ReactNode;
    /** The average and its judgement in words. */
    summary: ReactNode;
  }>;

export function Lane({ name, summary, ...plot }: LaneProps) {
  return (
    <LaneRow name={name} summary={summary}>
      <Plot {...plot} />
    </LaneRow>
  );
}
