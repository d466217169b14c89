import { Trans } from '@lingui/react/macro';
import { Glasses } from 'lucide-react';
import { useFormats } from '../../lib/use-formats.ts';
import { useWork } from '../dashboard/use-work.ts';
import { ElementFooter } from './element-footer.tsx';
import type { ElementProps } from './element-props.ts';
import { Missing } from './missing.tsx';
import { MovedSessions } from './moved-sessions.tsx';

/** Training in the headset: this page shows the needed score and the results. */
export function VrTraining({ element, place }: ElementProps<'vr_training'>) {
  const { tenths, number } = useFormats();
  const work = useWork(element);
  const wanted = number(element.requiredScore);
  const takes = !place.seminar.isOwner && place.seminar.published && !place.seminar.closed;
  const scores = element.submissions.flatMap(({ id, score }) => (score === null ? [] : [{ id, score }]));
  return (
    <>
      <div className="grid justify-items-start gap-4 rounded-md bg-sunken p-6">
        <Glasses aria-hidden="true" className="size-8 text-primary" />
        <p className="max-w-reading text-pretty">
          <Trans>
            Für dieses Training brauchen Sie eine VR-Brille. Öffnen Sie Rostra dort, melden Sie sich an und nehmen Sie
            im VR-Modus einen Vortrag auf. Sobald er analysiert ist, reichen Sie ihn hier ein.
          </Trans>
        </p>
        <p className="text-sm text-ink-soft">
          <Trans>
            Nötig ist ein Wert von mindestens <b className="text-ink tabular-nums">{wanted}</b> von 10.
          </Trans>
        </p>
      </div>
      {takes && <MovedSessions element={element} work={work} />}
      {scores.length > 0 && (
        <section className="grid gap-2">
          <h2>
            <Trans>Ihre Ergebnisse</Trans>
          </h2>
          <ul className="flex flex-wrap gap-2">
            {scores.map(({ id, score }) => (
              <li key={id} className="rounded-full bg-sunken px-3.5 py-1.5 text-sm font-semibold tabular-nums">
                <Trans>{tenths(score)} von 10</Trans>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Missing element={element} place={place}>
        <Trans>Das Training in der VR-Brille steht noch aus</Trans>
      </Missing>
      <ElementFooter element={element} place={place} work={work} />
    </>
  );
}
