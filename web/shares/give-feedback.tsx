import { Trans, useLingui } from '@lingui/react/macro';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { clockTime } from '#domain/sessions/contract/clock-time.ts';
import { type SharedDetail, shareCommands } from '#domain/shares/contract/calls.ts';
import { send } from '../lib/api.ts';
import { errorMessage } from '../lib/error-messages.ts';
import type { Player } from '../player/for-others.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Field } from '../ui/field.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { FeedbackItem } from './feedback-item.tsx';
import { useShareChange } from './use-share-change.ts';

type GiveFeedbackProps = Readonly<{ session: SharedDetail; player: Player }>;

/** Gives feedback on a moment: the player pauses when the person starts to write. */
export function GiveFeedback({ session, player }: GiveFeedbackProps) {
  const { i18n } = useLingui();
  const [text, setText] = useState('');
  const [second, setSecond] = useState<number | null>(null);
  const give = useShareChange(
    () => send(shareCommands.GiveShareFeedback, { id: session.id, text: text.trim(), offset: second }),
    () => {
      setText('');
      setSecond(null);
    },
  );
  const write = (written: string) => {
    if (text === '' && session.withMedia) {
      player.pause();
      const now = Math.floor(player.time());
      setSecond(now > 0 ? now : null);
    }
    setText(written);
  };
  return (
    <Card className="grid gap-4 p-6 max-md:p-5">
      <h2>
        <Trans>Ihre Rückmeldung</Trans>
      </h2>
      <Field
        label={<Trans>Was fällt Ihnen auf?</Trans>}
        hint={
          session.withMedia ? (
            <Trans>Sobald Sie schreiben, hält die Aufnahme an. Ihre Worte gehören dann zu dieser Stelle.</Trans>
          ) : undefined
        }
      >
        {(control) => <TextArea {...control} rows={4} value={text} onChange={({ target }) => write(target.value)} />}
      </Field>
      {give.isError && <Alert>{i18n._(errorMessage(give.error))}</Alert>}
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Moment second={second} onRemove={() => setSecond(null)} />
        <Button
          look="primary"
          busy={give.isPending}
          disabled={text.trim() === ''}
          onClick={() => give.mutate(undefined)}
        >
          <Trans>Rückmeldung senden</Trans>
        </Button>
      </div>
      {session.ownFeedback.length > 0 && <Given session={session} player={player} />}
    </Card>
  );
}

function Moment({ second, onRemove }: Readonly<{ second: number | null; onRemove: () => void }>) {
  if (second === null) {
    return (
      <span className="text-sm text-ink-faint">
        <Trans>Zum ganzen Vortrag</Trans>
      </span>
    );
  }
  const at = clockTime(second);
  return (
    <span className="flex items-center gap-1 text-sm text-ink-soft">
      <Trans>Zur Stelle {at}</Trans>
      <Button look="quiet" onClick={onRemove}>
        <Trans>Doch zum Ganzen</Trans>
      </Button>
    </span>
  );
}

function Given({ session: { id, ownFeedback }, player }: GiveFeedbackProps) {
  const { t } = useLingui();
  const remove = useShareChange((feedbackId: string) =>
    send(shareCommands.DeleteShareFeedback, { sessionId: id, feedbackId }),
  );
  return (
    <ul className="grid gap-3 border-t border-line pt-4">
      {ownFeedback.map((feedback) => (
        <FeedbackItem
          key={feedback.id}
          feedback={feedback}
          player={player}
          head={feedback.isRead ? <Trans>Gelesen</Trans> : <Trans>Noch nicht gelesen</Trans>}
          action={
            <Button
              look="quiet"
              size="icon"
              aria-label={t`Rückmeldung löschen`}
              busy={remove.isPending}
              onClick={() => remove.mutate(feedback.id)}
            >
              <Trash2 aria-hidden="true" />
            </Button>
          }
        />
      ))}
    </ul>
  );
}
