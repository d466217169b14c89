import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { sessionCommands } from '#domain/sessions/contract/calls.ts';
import {
  isNoText,
  largestTranscript,
  mostTranscriptWords,
  type TranscriptFault,
  type TranscriptFormat,
} from '#domain/sessions/contract/transcript.ts';
import { send } from '../../lib/api.ts';
import { useAppForm } from '../../lib/form/use-app-form.ts';
import { fetchSessionsAgain } from '../../sessions/for-others.ts';
import { showSnackbar } from '../../ui/snackbar-state.ts';
import { decodedText } from './decoded-text.ts';
import { formatOf, formatOfFile } from './transcript-format.ts';

const megabytes = largestTranscript / 1e6;

const faultWords: Record<TranscriptFault, MessageDescriptor> = {
  too_large: msg`Das ist zu viel Text: höchstens ${megabytes} MB, das sind viele Stunden Sprache.`,
  too_many_words: msg`Das sind mehr als ${mostTranscriptWords} Wörter. Nehmen Sie nur, was in diesem Vortrag gesagt wurde.`,
  not_text: msg`Das ist kein Text. Speichern Sie die Datei als reinen Text (TXT) oder als Untertitel (VTT, SRT).`,
  no_cues: msg`In dieser Datei stehen keine Zeiten, wie sie in Untertiteln stehen. Speichern Sie sie als TXT.`,
  empty: msg`Darin steht kein gesprochenes Wort.`,
};

/** Faults that need no request to find. */
function faultOf(text: string): TranscriptFault | undefined {
  if (new TextEncoder().encode(text).length > largestTranscript) return 'too_large';
  // The server refuses zero bytes.
  if (text.includes('\0')) return 'not_text';
  return text.trim() === '' ? 'empty' : undefined;
}

const { ProvideTranscript } = sessionCommands;
const words = {
  text: {
    ...faultWords,
    required: faultWords.empty,
    too_long: faultWords.too_large,
    payload_too_large: faultWords.too_large,
  },
};

/** A form for the words of a talk. Typed text is kept until it was sent. `current` is the present text. */
export function useTranscriptForm(id: string, current: string, onSent: () => void) {
  const { i18n } = useLingui();
  const queries = useQueryClient();
  // A file's format comes from its name, a typed text's format from its content.
  const [ofFile, setOfFile] = useState<Readonly<{ text: string; format: TranscriptFormat }>>();
  const formatFor = (text: string) => (ofFile?.text === text ? ofFile.format : formatOf(text));
  const form = useAppForm({
    schema: z.pick(ProvideTranscript.body, { text: true }),
    defaults: { text: current },
    words,
    check: ({ text }) => ({ text: faultOf(text) }),
    refusals: { payload_too_large: 'text' },
    send: ({ text }) => send(ProvideTranscript, { id, format: formatFor(text), text }),
    onDone: () => {
      showSnackbar(msg`Der Wortlaut ist angekommen und wird ausgewertet.`);
      onSent();
      void fetchSessionsAgain(queries);
    },
  });
  const text = useWatch({ control: form.control, name: 'text' });
  const refuse = (fault: typeof faultWords.empty) => form.setError('text', { type: 'file', message: i18n._(fault) });

  async function read(file: File) {
    // Checked before reading: a film chosen by mistake would not fit into memory.
    if (file.size > largestTranscript) return refuse(faultWords.too_large);
    try {
      const content = decodedText(new Uint8Array(await file.arrayBuffer()));
      // Returns early to keep the text in the box.
      if (isNoText(content))
        return refuse(
          msg`„${file.name}“ ist keine Textdatei. Nehmen Sie eine mit reinem Text (TXT) oder mit Untertiteln (VTT, SRT).`,
        );
      setOfFile({ text: content, format: formatOfFile(file.name, content) });
      form.setValue('text', content, { shouldDirty: true });
      form.clearErrors();
    } catch {
      refuse(msg`Die Datei ließ sich nicht lesen.`);
    }
  }

  return { form, read, text, format: formatFor(text), isCorrection: current !== '' };
}

export type TranscriptForm = ReturnType<typeof useTranscriptForm>;
