import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useEffect } from 'react';
import { type ShareFeedback, sessionSharing, shareCommands } from '#domain/shares/contract/calls.ts';
import { query, send } from '../lib/api.ts';
import type { Player } from '../player/for-others.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Chip } from '../ui/chip.tsx';
import { FeedbackItem } from './feedback-item.tsx';
import { useShareChange } from './use-share-change.ts';

type ReceivedFeedbackProps = Readonly<{ sessionId: string; player: Player }>;

/** Time on screen, in ms, after which feedback counts as read. */
const readAfterMs = 3_000;

/** The feedback on one's own talk. Feedback on screen is marked as read. */
export function ReceivedFeedback({ sessionId, player }: ReceivedFeedbackProps) {
  const { data } = useQuery(query(sessionSharing, { id: sessionId }));
  const feedback = data?.feedback ?? [];
  const { mutate: markRead } = useShareChange(() => send(shareCommands.ReadShareFeedback, { id: sessionId }));
  const hasUnread = feedback.some(({ isRead }) => !isRead);
  useEffect(() => {
    if (!hasUnread) return;
    const timer = setTimeout(() => markRead(undefined), readAfterMs);
    return () => clearTimeout(timer);
  }, [hasUnread, markRead]);
  if (feedback.length === 0) return null;
  return (
    <Card className="grid gap-4 p-6 max-md:p-5 print:hidden">
      <h2>
        <Trans>Das sagen andere</Trans>
      </h2>
      <ul className="grid gap-3">
        {feedback.map((one) => (
          <Received key={one.id} feedback={one} sessionId={sessionId} player={player} />
        ))}
      </ul>
    </Card>
  );
}

function Received({ feedback, sessionId, player }: ReceivedFeedbackProps & Readonly<{ feedback: ShareFeedback }>) {
  const { t } = useLingui();
  const remove = useShareChange(() => send(shareCommands.DeleteShareFeedback, { sessionId, feedbackId: feedback.id }));
  return (
    <FeedbackItem
      feedback={feedback}
      player={player}
      head={
        <>
          {!feedback.isRead && (
            <span className="mr-2">
              <Chip tone="primary">
                <Trans>Neu</Trans>
              </Chip>
            </span>
          )}
          {feedback.author?.name}
        </>
      }
      action={
        <Button
          look="quiet"
          size="icon"
          aria-label={t`Rückmeldung löschen`}
          busy={remove.isPending}
          onClick={() => remove.mutate(undefined)}
        >
          <Trash2 aria-hidden="true" />
        </Button>
      }
    />
  );
}
