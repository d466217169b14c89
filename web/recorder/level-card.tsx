import { Trans, useLingui } from '@lingui/react/macro';
import { Card } from '../ui/card.tsx';
import { Chip } from '../ui/chip.tsx';
import type { LevelMeter } from './level-meter.ts';
import { levelWords } from './level-words.ts';
import { SoundCheck } from './sound-check.tsx';
import { useLevelJudgement } from './use-level-meter.ts';

type LevelCardProps = Readonly<{
  meter: LevelMeter | undefined;
  good: Readonly<{ from: number; to: number }>;
  stream: MediaStream;
}>;

/** The level before a talk begins, and a sound check. */
export function LevelCard({ meter, good, stream }: LevelCardProps) {
  const { i18n } = useLingui();
  const judgement = useLevelJudgement(meter, good, false);
  const words = judgement && levelWords[judgement];
  return (
    <Card className="grid gap-2 p-6 max-md:p-5">
      <div className="flex min-h-6 items-center justify-between gap-2">
        <h2>
          <Trans>Pegel</Trans>
        </h2>
        {words && (
          <span data-testid="level">
            <Chip tone={words.tone}>{i18n._(words.name)}</Chip>
          </span>
        )}
      </div>
      <p className="min-h-10 text-sm text-ink-soft">{words ? i18n._(words.advice) : null}</p>
      {meter && <SoundCheck stream={stream} meter={meter} good={good} />}
    </Card>
  );
}
