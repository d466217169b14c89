import { msg } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Locale } from '#domain/kernel/contract.ts';
import { sessionUploads } from '#domain/sessions/contract.ts';
import type { TalkKind } from '#domain/sessions/norms.ts';
import type { AnalysisClass } from '#domain/sessions/report.ts';
import { upload } from '../../lib/upload.ts';
import { showSnackbar } from '../../ui/snackbar-state.ts';
import { type UploadProblem, uploadProblem } from '../upload/upload-problems.ts';
import type { Take } from './take-recorder.ts';

export type TakeForm = Readonly<{ title: string; locale: Locale; kind: TalkKind; analysisClass: AnalysisClass }>;
type Sendable = TakeForm & Readonly<{ sharing: string }>;

type Sending =
  | Readonly<{ kind: 'idle'; problem?: UploadProblem }>
  /** `share` of the bytes that left, 0..1. */
  | Readonly<{ kind: 'sending'; share: number }>;

/** Sends a take; one that did not arrive stays as it is and can be sent again. */
export function useSendTake(take: Take, onSent: (id: string) => void) {
  const queries = useQueryClient();
  const [sending, setSending] = useState<Sending>({ kind: 'idle' });
  const abort = useRef<AbortController>(undefined);
  const attempt = useRef({ said: '', key: '' });

  async function send(form: Sendable): Promise<void> {
    const stop = new AbortController();
    abort.current = stop;
    setSending({ kind: 'sending', share: 0 });
    try {
      const { id } = await upload(
        sessionUploads.CreateRecording,
        { ...form, title: form.title.trim(), file: take.file, type: 'audio', recordedAt: take.recordedAt },
        {
          key: keyFor(form),
          signal: stop.signal,
          onProgress: (share) => setSending({ kind: 'sending', share }),
        },
      );
      for (const name of ['session-list', 'user-account']) void queries.invalidateQueries({ queryKey: [name] });
      showSnackbar(msg`Die Aufnahme ist angekommen und wird jetzt analysiert.`);
      onSent(id);
    } catch (error) {
      void queries.invalidateQueries({ queryKey: ['user-account'] });
      setSending(stop.signal.aborted ? { kind: 'idle' } : { kind: 'idle', problem: uploadProblem(error) });
    }
  }

  /** The same words again are the same command: an answer that was lost makes no second talk. */
  function keyFor(form: Sendable): string {
    const said = JSON.stringify(form);
    if (attempt.current.said !== said) attempt.current = { said, key: crypto.randomUUID() };
    return attempt.current.key;
  }

  return { sending, send, cancel: () => abort.current?.abort() };
}
