import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { StateAt } from '#domain/history/contract/calls.ts';
import { Card } from '../ui/card.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { Loading, Skeleton } from '../ui/skeleton.tsx';
import { Switch } from '../ui/switch.tsx';
import { StateTable } from './state-table.tsx';
import { TimeSlider } from './time-slider.tsx';
import { type Moment, useStateAt } from './use-state-at.ts';

type StateCardProps = Readonly<{ stream: string; moment: Moment; onMoment: (moment: Moment) => void }>;

/** The state at a chosen moment beside the present state. */
export function StateCard({ stream, moment, onMoment }: StateCardProps) {
  const asked = useStateAt(stream, moment);
  return (
    <section className="grid min-w-0 gap-4" aria-labelledby="as-it-was">
      <h2 id="as-it-was" className="flex min-h-10 items-center text-lg max-md:min-h-0">
        <Trans>Wie es war</Trans>
      </h2>
      <Card className="grid min-w-0 gap-5 p-5 max-md:p-4" aria-busy={asked.isPlaceholderData}>
        {asked.isPending && (
          <Loading className="grid gap-3">
            <Skeleton className="h-10" />
            <Skeleton className="h-40" />
          </Loading>
        )}
        {asked.isError && <ErrorState error={asked.error} retry={() => void asked.refetch()} />}
        {asked.data && (
          <>
            <TimeSlider shown={asked.data} moment={moment} onMoment={onMoment} />
            <Made shown={asked.data} />
          </>
        )}
      </Card>
    </section>
  );
}

function Made({ shown }: Readonly<{ shown: StateAt }>) {
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  switch (shown.made) {
    case 'none':
      return (
        <p className="text-sm text-ink-soft">
          <Trans>Vorgänge dieser Art haben keinen Zustand: Es zählt allein, was geschah.</Trans>
        </p>
      );
    case 'unreadable':
      return (
        <p className="text-sm text-ink-soft">
          <Trans>
            Ein Ereignis lässt sich mit dieser Fassung nicht lesen. Deshalb ist auch der Zustand nicht bekannt.
          </Trans>
        </p>
      );
    case 'folded':
      return (
        <div className="grid min-w-0 gap-3">
          <Switch label={<Trans>Nur Unterschiede</Trans>} checked={onlyDifferences} onChange={setOnlyDifferences} />
          <StateTable shown={shown} onlyDifferences={onlyDifferences} />
        </div>
      );
  }
}
