import { Trans } from '@lingui/react/macro';
import type { SeminarElement } from '#domain/seminars/detail.ts';
import { Button } from '../../ui/button.tsx';
import type { Place } from '../dashboard/path.ts';
import type { Work } from '../dashboard/use-work.ts';

type HandInButtonProps = Readonly<{
  element: SeminarElement;
  place: Place;
  work: Work;
  /** Everything is filled in. */
  ready: boolean;
  /** Nothing is different from what was handed in last. */
  isAsSent: boolean;
  onHandIn: () => void;
}>;

/** Once it is done, it shows again as soon as something is different. */
export function HandInButton({ element: { state }, place, work, ready, isAsSent, onHandIn }: HandInButtonProps) {
  if (place.seminar.isOwner || (state === 'completed' && isAsSent)) return null;
  return (
    <Button look="primary" size="large" busy={work.busy} disabled={!ready} onClick={onHandIn}>
      {state === 'completed' ? <Trans>Noch einmal abgeben</Trans> : <Trans>Abgeben</Trans>}
    </Button>
  );
}
