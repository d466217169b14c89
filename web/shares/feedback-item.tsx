import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { ShareFeedback } from '#domain/shares/contract/calls.ts';
import { relativeTime } from '../lib/relative-time.ts';
import type { Player } from '../player/for-others.ts';
import { MomentButton } from '../player/for-others.ts';

type FeedbackItemProps = Readonly<{
  feedback: ShareFeedback;
  player: Player;
  /** The author or the state of the feedback. */
  head: ReactNode;
  action?: ReactNode;
}>;

export function FeedbackItem({ feedback: { offset, text, givenAt }, player, head, action }: FeedbackItemProps) {
  const { i18n } = useLingui();
  return (
    <li className="grid gap-1.5 border-t border-line pt-3 first:border-0 first:pt-0">
      <div className="flex flex-wrap items-center gap-2 text-xs text-ink-faint">
        {offset !== null && <MomentButton player={player} second={offset} />}
        <span className="min-w-0 flex-1 wrap-anywhere">
          {head} · {relativeTime(givenAt, i18n.locale) ?? <Trans>gerade eben</Trans>}
        </span>
        {action}
      </div>
      <p className="text-sm wrap-anywhere whitespace-pre-line">{text}</p>
    </li>
  );
}
