import { Trans } from '@lingui/react/macro';
import { Lock } from 'lucide-react';
import { Link } from 'wouter';
import type { SeminarElement } from '#domain/seminars/contract/detail.ts';
import { Button } from '../../ui/button.tsx';
import { dashboardAddress, elementsIn, type Place } from '../dashboard/path.ts';

/** Explains why the step is locked, and links to the step that opens it. */
export function Locked({
  element: { lockedBy, seminarId },
  place,
}: Readonly<{ element: SeminarElement; place: Place }>) {
  const before = elementsIn(place.seminar).find(({ id }) => id === lockedBy);
  const title = before?.title ?? '';
  return (
    <div className="grid justify-items-start gap-4 rounded-md bg-sunken p-5">
      <p className="flex items-start gap-3">
        <Lock aria-hidden="true" className="mt-0.5 size-5 text-primary" />
        <span className="min-w-0">
          <b>
            <Trans>Noch geschlossen</Trans>
          </b>
          <span className="block text-pretty wrap-anywhere text-ink-soft">
            <Trans>Dieser Schritt öffnet sich, sobald Sie „{title}“ abgeschlossen oder übersprungen haben.</Trans>
          </span>
        </span>
      </p>
      {before && (
        <Button asChild look="primary" size="large" className="max-w-full">
          <Link href={dashboardAddress(seminarId, before.id)}>
            <span className="truncate">
              <Trans>Zu „{title}“</Trans>
            </span>
          </Link>
        </Button>
      )}
    </div>
  );
}
