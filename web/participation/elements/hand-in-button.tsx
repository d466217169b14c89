import { Trans } from '@lingui/react/macro';
import type { SeminarElement } from '#domain/seminars/contract/detail.ts';
import { Button } from '../../ui/button.tsx';
import type { Place } from '../dashboard/path.ts';
import type { Work } from '../dashboard/use-work.ts';

type Standing = Readonly<{
  element: SeminarElement;
  place: Place;
  /** Nothing is different from what was handed in last. */
  isAsSent: boolean;
}>;

/** Once it is done, it can be handed in again as soon as something is different. */
export const mayHandIn = ({ element: { state }, place, isAsSent }: Standing): boolean =>
  !place.seminar.isOwner && (state !== 'completed' || !isAsSent);

type HandInButtonProps = Readonly<{
  state: SeminarElement['state'];
  work: Work;
  /** Everything is filled in. */
  ready: boolean;
  onHandIn: () => void;
}>;

export const HandInButton = ({ state, work, ready, onHandIn }: HandInButtonProps) => (
  <Button look="primary" size="large" busy={work.busy} disabled={!ready} onClick={onHandIn}>
    {state === 'completed' ? <Trans>Noch einmal abgeben</Trans> : <Trans>Abgeben</Trans>}
  </Button>
);
