import { Trans, useLingui } from '@lingui/react/macro';
import { longestNotes, longestSlide, type Slide } from '#domain/presentations/contract/calls.ts';
import { useSteadyAddress } from '../../lib/steady-address.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { Card } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { CharacterCount } from '../../ui/form/character-count.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TimeField } from './time-field.tsx';
import { useDraft } from './use-draft.ts';
import type { Plan } from './use-plan.ts';

type SlideCardProps = Readonly<{ slide: Slide; plan: Plan }>;

/** A slide and its plan. */
export function SlideCard({ slide, plan }: SlideCardProps) {
  const { index, seconds } = slide;
  const number = index + 1;
  return (
    <li className="min-w-0">
      <Card className="grid overflow-hidden lg:grid-cols-[minmax(0,3fr)_minmax(280px,2fr)]">
        <Page slide={slide} />
        <div className="grid content-start gap-4 border-line px-6 py-5 max-lg:border-t max-md:px-5 lg:border-l">
          <h2 className="text-lg">
            <Trans>Folie {number}</Trans>
          </h2>
          <TimeField
            label={<Trans>Geplante Zeit</Trans>}
            hint={<Forecast slide={slide} />}
            seconds={seconds}
            most={longestSlide}
            unit={1}
            save={(planned) => plan.mutateAsync({ slides: [{ index, seconds: planned }] })}
          />
          <NotesField slide={slide} plan={plan} />
        </div>
      </Card>
    </li>
  );
}

function Page({ slide: { index, image, width, height } }: Readonly<{ slide: Slide }>) {
  const { t } = useLingui();
  const { address, renew } = useSteadyAddress(image);
  const number = index + 1;
  return (
    <div className="grid place-items-center bg-sunken">
      <img
        src={address}
        alt={t`Folie ${number}`}
        {...{ width, height }}
        loading="lazy"
        decoding="async"
        onError={renew}
        className="h-auto max-h-[70vh] w-full object-contain"
      />
    </div>
  );
}

function Forecast({ slide: { forecastSeconds, notes } }: Readonly<{ slide: Slide }>) {
  const { clock } = useFormats();
  if (forecastSeconds === null) return <Trans>Sekunden oder 1:30</Trans>;
  const forecast = clock(forecastSeconds);
  return notes === '' ? (
    <Trans>Sekunden oder 1:30. Der Text der Folie dauert etwa {forecast}.</Trans>
  ) : (
    <Trans>Sekunden oder 1:30. Ihre Notizen dauern etwa {forecast}.</Trans>
  );
}

function NotesField({ slide: { index, notes }, plan }: SlideCardProps) {
  const { t } = useLingui();
  const { field, isRefused } = useDraft({
    kept: notes,
    isGood: (text) => text.trim().length <= longestNotes,
    save: (text) => plan.mutateAsync({ slides: [{ index, notes: text }] }),
  });
  return (
    <Field
      label={<Trans>Notizen</Trans>}
      error={isRefused ? t`Das ist zu lang.` : undefined}
      count={<CharacterCount text={field.value} most={longestNotes} />}
    >
      {(control) => <TextArea {...control} {...field} rows={6} placeholder={t`Was Sie zu dieser Folie sagen`} />}
    </Field>
  );
}
