import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, useRef, useState } from 'react';
import { participationCommands } from '#domain/participation/contract/calls.ts';
import { submissionDetail } from '#domain/participation/contract/submissions.ts';
import { clockTime } from '#domain/sessions/contract/clock-time.ts';
import { send } from '../../lib/api.ts';
import { errorMessage } from '../../lib/error-messages.ts';
import { mostAt } from '../../lib/form/limits.ts';
import { useUnloadGuard } from '../../lib/leave-guards.ts';
import type { Player } from '../../player/for-others.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { TextArea } from '../../ui/text-area.tsx';

type CommentComposerProps = Readonly<{ submissionId: string; player: Player }>;

/**
 * The player pauses at the first letter, and the comment belongs to that moment. If the player was playing, it continues
 * after the comment was sent.
 */
export function CommentComposer({ submissionId, player }: CommentComposerProps) {
  const { t, i18n } = useLingui();
  const queries = useQueryClient();
  const [text, write] = useState('');
  const [offset, setOffset] = useState<number>();
  const goesOn = useRef(false);
  useUnloadGuard(text !== '');
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      await send(participationCommands.AddComment, { id: submissionId, offset: offset ?? player.time(), text });
      await queries.invalidateQueries({ queryKey: [submissionDetail.name] });
    },
    onSuccess: () => {
      write('');
      setOffset(undefined);
      if (goesOn.current) player.play();
    },
  });
  const begin = (typed: string) => {
    if (text === '' && typed !== '') {
      goesOn.current = player.state.playing;
      player.pause();
      setOffset(Math.round(player.time() * 10) / 10);
    }
    if (typed === '') setOffset(undefined);
    write(typed);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (text.trim() !== '' && !isPending) mutate();
  };
  const at = clockTime(offset ?? 0);
  return (
    <div className="grid gap-2">
      <Field
        label={offset === undefined ? <Trans>Kommentar an dieser Stelle</Trans> : <Trans>Kommentar bei {at}</Trans>}
        hint={
          <Trans>
            Die Wiedergabe hält an, solange Sie schreiben. Enter sendet, Umschalt und Enter ist eine neue Zeile.
          </Trans>
        }
      >
        {(control) => (
          <TextArea
            {...control}
            rows={2}
            maxLength={mostAt(participationCommands.AddComment.body, 'text')}
            placeholder={t`Was fällt Ihnen auf?`}
            enterKeyHint="send"
            value={text}
            onChange={({ target }) => begin(target.value)}
            onKeyDown={onKeyDown}
          />
        )}
      </Field>
      {error && <Alert>{i18n._(errorMessage(error))}</Alert>}
      <Button
        look="primary"
        className="justify-self-end max-sm:justify-self-stretch"
        busy={isPending}
        disabled={text.trim() === ''}
        onClick={() => mutate()}
      >
        <Trans>Kommentieren</Trans>
      </Button>
    </div>
  );
}
