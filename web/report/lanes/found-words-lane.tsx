import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { clockTime } from '#domain/sessions/contract/clock-time.ts';
import { type Repetition, timesAgain } from '#domain/sessions/contract/text-report.ts';
import { shareOf } from '../../player/for-others.ts';
import { Lane } from './lane.tsx';
import type { LaneFrame } from './plot.tsx';

const height = 44;
const mark = { width: 3, height: 13, gap: 4 };
const firstRow = (height - mark.gap) / 2 - mark.height;

type Finding = Readonly<{ text: string; offset: number; duration: number; dismissed: boolean }>;

export type FoundWords = Readonly<{
  fillers: readonly Finding[];
  repetitions: readonly (Finding & Pick<Repetition, 'kind' | 'occurrences'>)[];
}>;

/** Seconds around a mark in which the pointer selects it: the mark is only a few pixels wide. */
const reach = (duration: number) => Math.max(0.5, duration / 200);

/** Fillers in the upper row, repetitions in the lower one. */
export function FoundWordsLane({ found, ...frame }: LaneFrame & Readonly<{ found: FoundWords }>) {
  const { t } = useLingui();
  const { fillers, repetitions } = countedIn(found);
  const summary = t`${plural(fillers.length, { one: '# Füllwort', other: '# Füllwörter' })}, ${plural(
    repetitions.reduce((sum, each) => sum + timesAgain(each), 0),
    { one: '# Wiederholung', other: '# Wiederholungen' },
  )}`;
  const describe = (second: number) => {
    const near = [...fillers, ...repetitions].filter(({ offset }) => Math.abs(offset - second) < reach(frame.duration));
    const texts = [...new Set(near.map(({ text }) => `„${text}“`))].slice(0, 3);
    return `${clockTime(second)} · ${texts.length > 0 ? texts.join(', ') : t`nichts gefunden`}`;
  };
  return (
    <Lane {...frame} name={<Trans>Fundstellen</Trans>} summary={summary} height={height} describe={describe}>
      {(width) => (
        <>
          <Marks findings={fillers} row={0} {...frame} width={width} look="fill-off" />
          <Marks findings={repetitions} row={1} {...frame} width={width} look="fill-near" />
        </>
      )}
    </Lane>
  );
}

/** Leaves out dismissed findings. */
export function countedIn({ fillers, repetitions }: FoundWords): FoundWords {
  const isCounted = ({ dismissed }: Finding) => !dismissed;
  return { fillers: fillers.filter(isCounted), repetitions: repetitions.filter(isCounted) };
}

type MarksProps = Readonly<{ findings: readonly Finding[]; row: 0 | 1; duration: number; width: number; look: string }>;

function Marks({ findings, row, duration, width, look }: MarksProps) {
  return findings.map(({ offset }, index) => (
    <rect
      // biome-ignore lint/suspicious/noArrayIndexKey: marks have no id but their place
      key={index}
      x={shareOf(offset, duration) * width - mark.width / 2}
      y={firstRow + row * (mark.height + mark.gap)}
      width={mark.width}
      height={mark.height}
      rx="1.5"
      className={look}
    />
  ));
}
