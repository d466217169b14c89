import { msg } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { z } from 'zod';
import { sessionUploads } from '#domain/sessions/contract.ts';
import { upload } from '../../lib/upload.ts';
import { showSnackbar } from '../../ui/snackbar-state.ts';
import type { Take } from './take-recorder.ts';

type Fields = Omit<z.input<typeof sessionUploads.CreateRecording.form>, 'type' | 'recordedAt' | 'timestamps'>;

/** Sends a take; one that did not arrive stays as it is and can be sent again. `share` of the bytes that left, 0..1. */
export function useSendTake(take: Take, onSent: (id: string) => void) {
  const queries = useQueryClient();
  const [share, setShare] = useState(0);
  const abort = useRef<AbortController>(undefined);

  async function send(fields: Fields): Promise<void> {
    abort.current = new AbortController();
    setShare(0);
    try {
      const { id } = await upload(
        sessionUploads.CreateRecording,
        { ...fields, file: take.file, type: 'audio', recordedAt: take.recordedAt },
        { signal: abort.current.signal, onProgress: setShare },
      );
      void queries.invalidateQueries({ queryKey: ['session-list'] });
      showSnackbar(msg`Die Aufnahme ist angekommen und wird jetzt analysiert.`);
      onSent(id);
    } finally {
      void queries.invalidateQueries({ queryKey: ['user-account'] });
    }
  }

  return { share, send, cancel: () => abort.current?.abort() };
}
