import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useState } from 'react';
import { sessionCommands } from '#domain/sessions/contract.ts';
import { isNoText, largestTranscript, type TranscriptFormat } from '#domain/sessions/transcript.ts';
import { send } from '../../lib/api.ts';
import { showSnackbar } from '../../ui/snackbar-state.ts';
import { useSessionChange } from '../session-change.ts';
import { decodedText } from './decoded-text.ts';
import { faultOf, faultWords, refusalWords } from './transcript-faults.ts';
import { formatOf, formatOfFile } from './transcript-format.ts';

type Draft = Readonly<{ text: string; format: TranscriptFormat }>;

/** The words of a talk as a person writes them; what was written stays until it was sent. `current` is what there is. */
export function useTranscriptForm(id: string, current: string, onSent: () => void) {
  const [draft, setDraft] = useState<Draft>();
  const [fault, setFault] = useState<MessageDescriptor>();
  const { text, format } = draft ?? { text: current, format: 'txt' };
  const change = useSessionChange(
    () => send(sessionCommands.ProvideTranscript, { id, format, text }),
    () => {
      setDraft(undefined);
      showSnackbar(msg`Der Wortlaut ist angekommen und wird ausgewertet.`);
      onSent();
    },
  );

  function edit(next: Draft) {
    setDraft(next);
    setFault(undefined);
    change.reset();
  }

  async function read(file: File) {
    // Before it is read: a film that was chosen by mistake would not fit into memory.
    if (file.size > largestTranscript) return setFault(faultWords.too_large);
    try {
      const content = decodedText(new Uint8Array(await file.arrayBuffer()));
      // What stands in the box already stays.
      if (isNoText(content))
        return setFault(
          msg`„${file.name}“ ist keine Textdatei. Nehmen Sie eine mit reinem Text (TXT) oder mit Untertiteln (VTT, SRT).`,
        );
      edit({ text: content, format: formatOfFile(file.name, content) });
    } catch {
      setFault(msg`Die Datei ließ sich nicht lesen.`);
    }
  }

  function submit() {
    const found = faultOf(text);
    if (found) setFault(faultWords[found]);
    else change.mutate(undefined);
  }

  return {
    text,
    format,
    read,
    submit,
    write: (next: string) => edit({ text: next, format: formatOf(next) }),
    isChanged: draft !== undefined && draft.text !== current,
    isCorrection: current !== '',
    isSending: change.isPending,
    problem: fault ?? (change.isError ? refusalWords(change.error) : undefined),
  };
}

export type TranscriptForm = ReturnType<typeof useTranscriptForm>;
