import { msg } from '@lingui/core/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { sessionCommands } from '#domain/sessions/contract/calls.ts';
import type { SessionDetail } from '#domain/sessions/contract/report.ts';
import type { TextAnalysis } from '#domain/sessions/contract/text-report.ts';
import { send } from '../../lib/api.ts';
import { tellRefusal } from '../../lib/changes.ts';
import { fetchSessionsAgain } from '../../sessions/for-others.ts';
import { showSnackbar } from '../../ui/snackbar-state.ts';

type Session = Pick<SessionDetail, 'id' | 'transcriptionStatus'> & Readonly<{ text: TextAnalysis }>;

/** Edits one word at a time. No edit starts while the last one is being sent or analysed. */
export function useWordEditing({ id, transcriptionStatus, text }: Session) {
  const queries = useQueryClient();
  const [isOn, setOn] = useState(false);
  const [place, setPlace] = useState<number>();
  // A click on another word saves this one and calls `edit` before React knows that a change is pending.
  const isSending = useRef(false);
  const change = useMutation({
    mutationFn: (whole: string) => send(sessionCommands.ProvideTranscript, { id, format: 'txt', text: whole }),
    onSuccess: () => fetchSessionsAgain(queries),
    onError: tellRefusal,
    onSettled: () => {
      isSending.current = false;
    },
  });
  const isBusy = change.isPending || transcriptionStatus === 'running';
  const close = () => setPlace(undefined);

  function save(word: string) {
    const words = text.words.map((spoken) => spoken.text);
    const whole = words
      .with(place ?? -1, word)
      .filter(Boolean)
      .join(' ');
    close();
    if (whole === '') return showSnackbar(msg`Das letzte Wort lässt sich nicht streichen.`);
    isSending.current = true;
    const undo = { label: msg`Rückgängig`, run: () => change.mutate(words.join(' ')) };
    change.mutate(whole, {
      onSuccess: () => showSnackbar(word === '' ? msg`Das Wort ist gestrichen.` : msg`Das Wort ist geändert.`, undo),
    });
  }

  return {
    isOn,
    isBusy,
    place,
    toggle: () => {
      close();
      setOn(!isOn);
    },
    edit: (at: number) => !isBusy && !isSending.current && setPlace(at),
    save,
    cancel: close,
  };
}

export type WordEditing = ReturnType<typeof useWordEditing>;
