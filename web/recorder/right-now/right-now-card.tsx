import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { clockTime } from '#domain/sessions/contract/clock-time.ts';
import { syllablePace } from '#domain/sessions/contract/norms.ts';
import { unitWords } from '#domain/sessions/contract/unit-words.ts';
import { store, stored } from '../../lib/stored.ts';
import { useConfig } from '../../lib/use-config.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { useLocale } from '../../lib/use-locale.ts';
import { Card } from '../../ui/card.tsx';
import { Chip } from '../../ui/chip.tsx';
import { Switch } from '../../ui/switch.tsx';
import type { LevelMeter } from '../level-meter.ts';
import { levelWords } from '../level-words.ts';
import { useLevelJudgement } from '../use-level-meter.ts';
import { useRightNow } from './use-right-now.ts';

const key = 'rostra_right_now';

type RightNowCardProps = Readonly<{
  stream: MediaStream;
  meter: LevelMeter | undefined;
  good: Readonly<{ from: number; to: number }>;
  running: boolean;
}>;

/**
 * Live measures during a recording. The level always shows; the rest can be switched off. Screen readers do not read them out, and nothing
 * is stored.
 */
export function RightNowCard(props: RightNowCardProps) {
  const { i18n } = useLingui();
  const [isOn, setOn] = useState(() => stored(key) !== 'off');
  const level = useLevelJudgement(props.meter, props.good, props.running);
  return (
    <Card className="grid gap-2 p-6 max-md:p-5">
      <h2>
        <Trans>Gerade jetzt</Trans>
      </h2>
      <dl className="grid gap-2 text-sm">
        <Figure name={<Trans>Pegel</Trans>}>
          {level && (
            <span data-testid="level">
              <Chip tone={levelWords[level].tone}>{i18n._(levelWords[level].name)}</Chip>
            </span>
          )}
        </Figure>
        {isOn && <Figures stream={props.stream} running={props.running} />}
      </dl>
      {level && level !== 'good' && <p className="text-sm text-ink-soft">{i18n._(levelWords[level].advice)}</p>}
      <Switch
        label={<Trans>Tempo und Pausen zeigen</Trans>}
        checked={isOn}
        onChange={(on) => {
          setOn(on);
          store(key, on ? 'on' : 'off');
        }}
      />
    </Card>
  );
}

function Figures({ stream, running }: Pick<RightNowCardProps, 'stream' | 'running'>) {
  const { tenths } = useFormats();
  const now = useRightNow(stream, running);
  const words = useConfig()?.norms.wordsPerMinute;
  const locale = useLocale();
  const range = words && syllablePace(words, locale);
  const pace = now?.pace ?? null;
  return (
    <>
      <Figure name={<Trans>Tempo</Trans>}>
        {pace === null ? (
          <Trans>kommt beim Sprechen</Trans>
        ) : (
          <>
            {unitWords.syllables_per_second[locale]({ figure: tenths(pace) })}
            {range && <PaceChip pace={pace} range={range} />}
          </>
        )}
      </Figure>
      <Figure name={<Trans>Ohne Pause seit</Trans>}>
        {now?.sincePause == null ? <span aria-hidden="true">–</span> : clockTime(now.sincePause)}
      </Figure>
    </>
  );
}

const Figure = ({ name, children }: Readonly<{ name: ReactNode; children: ReactNode }>) => (
  <div className="flex min-h-7 flex-wrap items-center justify-between gap-x-3 gap-y-1">
    <dt className="text-ink-soft">{name}</dt>
    <dd className="flex flex-wrap items-center justify-end gap-2 tabular-nums">{children}</dd>
  </div>
);

function PaceChip({ pace, range: { from, to } }: Readonly<{ pace: number; range: { from: number; to: number } }>) {
  if (pace > to) {
    return (
      <Chip tone="near">
        <Trans>schnell</Trans>
      </Chip>
    );
  }
  if (pace < from) {
    return (
      <Chip tone="near">
        <Trans>langsam</Trans>
      </Chip>
    );
  }
  return (
    <Chip tone="good">
      <Trans>gut</Trans>
    </Chip>
  );
}
