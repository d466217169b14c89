import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { sessionCommands } from '#domain/sessions/contract.ts';
import { isNoText, largestTranscript, type TranscriptFormat } from '#domain/sessions/transcript.ts';
import { send } from '../../lib/api.ts';
import { useAppForm } from '../../lib/form/use-app-form.ts';
import { showSnackbar } from '../../ui/snackbar-state.ts';
import { fetchSessionsAgain } from '../session-change.ts';
import { decodedText } from './decoded-text.ts';
import { faultOf, faultWords } from './transcript-faults.ts';
import { formatOf, formatOfFile } from './transcript-format.ts';

const { ProvideTranscript } = sessionCommands;
const words = {
  text: {
    ...faultWords,
    required: faultWords.empty,
    too_long: faultWords.too_large,
    payload_too_large: faultWords.too_large,
  },
};

/** The words of a talk as a person writes them; what was written stays until it was sent. `current` is what there is. */
export function useTranscriptForm(id: string, current: string, onSent: () => void) {
  const { i18n } = useLingui();
  const queries = useQueryClient();
  // A file says what it is by its name; what is typed says it by its looks.
  const [ofFile, setOfFile] = useState<Readonly<{ text: string; format: TranscriptFormat }>>();
  const formatFor = (text: string) => (ofFile?.text === text ? ofFile.format : formatOf(text));
  const form = useAppForm({
    schema: ProvideTranscript.body.pick({ text: true }),
    defaults: { text: current },
    words,
    check: ({ text }) => ({ text: faultOf(text) }),
    refusals: { payload_too_large: 'text' },
    send: ({ text }) => send(ProvideTranscript, { id, format: formatFor(text), text }),
    onDone: () => {
      showSnackbar(msg`Der Wortlaut ist angekommen und wird ausgewertet.`);
      onSent();
      fetchSessionsAgain(queries);
    },
  });
  const text = useWatch({ control: form.control, name: 'text' });
  const refuse = (fault: typeof faultWords.empty) => form.setError('text', { type: 'file', message: i18n._(fault) });

  async function read(file: File) {
    // Before it is read: a film that was chosen by mistake would not fit into memory.
    if (file.size > largestTranscript) return refuse(faultWords.too_large);
    try {
      const content = decodedText(new Uint8Array(await file.arrayBuffer()));
      // What stands in the box already stays.
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
