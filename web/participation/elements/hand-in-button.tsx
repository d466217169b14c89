import { Trans } from '@lingui/react/macro';
import type { SeminarElement } from '#domain/seminars/contract/detail.ts';
import { Button } from '../../ui/button.tsx';
import type { Place } from '../dashboard/path.ts';
import type { Work } from '../dashboard/use-work.ts';

type Standing = Readonly<{
  element: SeminarElement;
  place: Place;
  /** Whether the input equals the latest submission. */
  isAsSent: boolean;
}>;

/** A completed element can be submitted again only after a change. */
export const mayHandIn = ({ element: { state }, place, isAsSent }: Standing): boolean =>
  !place.seminar.isOwner && (state !== 'completed' || !isAsSent);

type HandInButtonProps = Readonly<{
  state: SeminarElement['state'];
  work: Work;
  /** Whether everything is filled in. */
  ready: boolean;
  onHandIn: () => void;
}>;

export const HandInButton = ({ state, work, ready, onHandIn }: HandInButtonProps) => (
  <Button look="primary" size="large" busy={work.busy} disabled={!ready} onClick={onHandIn}>
    {state === 'completed' ? <Trans>Noch einmal abgeben</Trans> : <Trans>Abgeben</Trans>}
  </Button>
);
