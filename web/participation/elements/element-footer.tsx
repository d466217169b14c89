import { Trans } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { SeminarElement } from '#domain/seminars/contract/detail.ts';
import { Button } from '../../ui/button.tsx';
import { dashboardAddress, elementsIn, type Place } from '../dashboard/path.ts';
import type { Work } from '../dashboard/use-work.ts';

type ElementFooterProps = Readonly<{
  element: SeminarElement;
  place: Place;
  work?: Work;
  /** The submit button; without it, the link to the next step is the primary button. */
  primary?: ReactNode;
}>;

/** Buttons to the previous step, to skip, and to the next step. */
export function ElementFooter({ element, place, work, primary }: ElementFooterProps) {
  const { previous, seminar } = place;
  const maySkip = element.state === 'active' && !seminar.isOwner && work !== undefined;
  return (
    <footer className="flex flex-wrap items-center justify-between gap-3 max-sm:flex-col-reverse max-sm:items-stretch">
      {previous ? (
        <Button asChild look="quiet">
          <Link href={dashboardAddress(element.seminarId, previous.id)}>
            <ChevronLeft aria-hidden="true" />
            <Trans>Zurück</Trans>
          </Link>
        </Button>
      ) : (
        <span />
      )}
      <div className="flex flex-wrap justify-end gap-2 max-sm:flex-col-reverse">
        {maySkip && (
          <Button onClick={work.skip} disabled={work.busy}>
            <Trans>Überspringen</Trans>
          </Button>
        )}
        {primary}
        {(element.state !== 'active' || seminar.isOwner) && (
          <Onward element={element} place={place} look={primary ? 'plain' : 'primary'} />
        )}
      </div>
    </footer>
  );
}

type OnwardProps = Readonly<{ element: SeminarElement; place: Place; look: 'primary' | 'plain' }>;

/** Leads to the next step, or at the end to a step that is still open. */
function Onward({ element, place: { seminar, next }, look }: OnwardProps) {
  const open = elementsIn(seminar).find(({ id }) => id === seminar.position?.elementId && id !== element.id);
  const isOpen = open?.state === 'active' && !seminar.isOwner;
  const size = look === 'primary' ? 'large' : 'normal';
  const target = next ?? (isOpen ? open : undefined);
  if (!target) {
    return (
      <Button asChild look={look} size={size}>
        <Link href={`/seminars/videos/${seminar.id}`}>
          <Trans>Geteilte Vorträge ansehen</Trans>
        </Link>
      </Button>
    );
  }
  return (
    <Button asChild look={look} size={size}>
      <Link href={dashboardAddress(seminar.id, target.id)}>
        {next ? <Trans>Weiter</Trans> : <Trans>Zum offenen Schritt</Trans>}
        <ChevronRight aria-hidden="true" />
      </Link>
    </Button>
  );
}
