import { Plural, Trans } from '@lingui/react/macro';
import { usePermitted } from '../../lib/current-user.tsx';
import { mayRecord } from '../../lib/gates.ts';
import { useWork } from '../dashboard/use-work.ts';
import type { Submission } from './answers.ts';
import { ElementFooter } from './element-footer.tsx';
import type { ElementOf, ElementProps } from './element-props.ts';
import { Missing } from './missing.tsx';
import { HowLong } from './presentation/how-long.tsx';
import { OwnSubmissions } from './presentation/own-submissions.tsx';
import { SubmitWays } from './presentation/submit-ways.tsx';
import { WhoSees } from './presentation/who-sees.tsx';

type StillWantedProps = Readonly<{ element: ElementOf<'video_presentation'>; own: readonly Submission[] }>;

/** Names the missing talks first, then the missing shares. */
function StillWanted({ element, own }: StillWantedProps) {
  const { requiredSubmissions, requiredNumShared } = element;
  const sessions = requiredSubmissions - own.length;
  const shared = requiredNumShared - own.filter(({ isShared }) => isShared).length;
  if (sessions > 0) return <Plural value={sessions} one="Noch ein Vortrag" other="Noch # Vorträge" />;
  return <Plural value={shared} one="Noch einen Vortrag teilen" other="Noch # Vorträge teilen" />;
}

/** A talk for others: its limits, who sees it, and the person's submissions. */
export function VideoPresentation({ element, place }: ElementProps<'video_presentation'>) {
  const work = useWork(element);
  const records = usePermitted(mayRecord);
  const own = element.submissions.filter(({ skipped }) => !skipped);
  const isFull = own.length >= element.maxSubmissions;
  const takes = !place.seminar.isOwner && place.seminar.published && !place.seminar.closed;
  return (
    <>
      <HowLong element={element} />
      <WhoSees element={element} />
      {takes && records && !isFull && <SubmitWays element={element} isFirst={own.length === 0} />}
      {takes && !records && (
        <p className="rounded-md bg-near-wash px-4 py-3 text-sm">
          <Trans>
            Aufnehmen und Hochladen sind für Ihr Konto nicht freigeschaltet. Sie können diesen Schritt überspringen.
          </Trans>
        </p>
      )}
      {isFull && (
        <p className="text-sm text-ink-soft">
          <Trans>
            Mehr Vorträge nimmt dieser Schritt nicht an. Löschen Sie einen, wenn Sie einen anderen einreichen möchten.
          </Trans>
        </p>
      )}
      {own.length > 0 && <OwnSubmissions element={element} own={own} />}
      <Missing element={element} place={place}>
        <StillWanted element={element} own={own} />
      </Missing>
      <ElementFooter element={element} place={place} work={work} />
    </>
  );
}
