import { Trans } from '@lingui/react/macro';
import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import type { SeminarElement } from '#domain/seminars/contract/detail.ts';
import type { Place } from '../dashboard/path.ts';

type MissingProps = Readonly<{
  element: SeminarElement;
  place: Place;
  /** The missing parts; nothing if all are there. */
  children: ReactNode;
}>;

/** Names the missing parts, and the element that they unlock. */
export function Missing({ element, place: { next, seminar }, children }: MissingProps) {
  if (element.state !== 'active' || seminar.isOwner || !children) return null;
  // An element that depends on other people locks nothing, so the next one may be open already.
  const title = next?.lockedBy ? next.title : undefined;
  return (
    <div className="flex items-start gap-3 rounded-md bg-sunken px-4 py-3.5 text-sm" role="status">
      <Lock aria-hidden="true" className="mt-0.5 size-[18px] text-primary" />
      <div className="min-w-0">
        <p className="font-semibold">{children}</p>
        <p className="text-pretty wrap-anywhere text-ink-soft">
          {title && <Trans>Danach öffnet sich „{title}“.</Trans>}{' '}
          <Trans>Überspringen geht auch; Sie können jederzeit zurück.</Trans>
        </p>
      </div>
    </div>
  );
}
