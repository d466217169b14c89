import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import type { StateAt } from '#domain/history/contract/calls.ts';
import { useFormats } from '../lib/use-formats.ts';
import { Button } from '../ui/button.tsx';
import { DateInput } from '../ui/date-input.tsx';
import { Field } from '../ui/field.tsx';
import type { Moment } from './use-state-at.ts';

type TimeSliderProps = Readonly<{ shown: StateAt; moment: Moment; onMoment: (moment: Moment) => void }>;

/** Moves through the events one by one, or to a time. */
export function TimeSlider({ shown, moment, onMoment }: TimeSliderProps) {
  const { t } = useLingui();
  const { last } = shown;
  const revision = moment.time === undefined ? (moment.revision ?? last) : shown.revision;
  const [number, of] = [revision + 1, last + 1];
  const go = (to: number) => onMoment({ revision: Math.min(last, Math.max(-1, to)) });
  return (
    <div className="grid gap-4">
      <div className="grid gap-1.5">
        <p className="text-sm font-[550] tabular-nums" aria-live="polite">
          <Place shown={shown} />
        </p>
        <div className="flex items-center gap-2">
          <Button
            size="icon"
            aria-label={t`Ein Ereignis früher`}
            disabled={revision < 0}
            onClick={() => go(revision - 1)}
          >
            <ChevronLeft aria-hidden="true" />
          </Button>
          <input
            type="range"
            aria-label={t`Stand nach Ereignis`}
            aria-valuetext={t`nach Ereignis ${number} von ${of}`}
            min={-1}
            max={last}
            value={revision}
            onChange={({ target }) => go(target.valueAsNumber)}
            className="h-9 min-w-0 flex-1 cursor-pointer accent-primary max-md:h-touch"
          />
          <Button
            size="icon"
            aria-label={t`Ein Ereignis später`}
            disabled={revision >= last}
            onClick={() => go(revision + 1)}
          >
            <ChevronRight aria-hidden="true" />
          </Button>
        </div>
      </div>
      <TimeField onTime={(time) => onMoment({ time })} />
    </div>
  );
}

function TimeField({ onTime }: Readonly<{ onTime: (iso: string) => void }>) {
  const [local, setLocal] = useState('');
  return (
    <Field label={<Trans>Oder zu einem Zeitpunkt</Trans>}>
      {(control) => (
        <DateInput
          {...control}
          withTime
          step={1}
          value={local}
          onChange={(now) => {
            setLocal(now);
            const time = new Date(now);
            if (!Number.isNaN(time.getTime())) onTime(time.toISOString());
          }}
        />
      )}
    </Field>
  );
}

function Place({ shown: { revision, last, at } }: Readonly<{ shown: StateAt }>) {
  const { exactTime, whole } = useFormats();
  if (at === null) return <Trans>Bevor etwas geschah</Trans>;
  const [number, of, time] = [whole(revision + 1), whole(last + 1), exactTime(at)];
  if (revision === last) {
    return (
      <Trans>
        Jetzt: nach Ereignis {number} von {of}, {time}
      </Trans>
    );
  }
  return (
    <Trans>
      Nach Ereignis {number} von {of}, {time}
    </Trans>
  );
}
