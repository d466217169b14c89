import { msg } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { sessionList } from '#domain/sessions/contract/calls.ts';
import { unfinishedTakes } from '#domain/sessions/contract/takes.ts';
import { userAccount } from '#domain/users/contract/person.ts';
import { hasCode } from '../lib/api-error.ts';
import { showSnackbar } from '../ui/snackbar-state.ts';
import type { SendFields, TakeEdit } from './send-request.ts';
import { sendTake } from './send-take.ts';
import type { KeptTake } from './take-recorder.ts';
import { orderSending } from './take-store.ts';
import { takesOfDevice } from './use-unfinished-takes.ts';

type Ways = Readonly<{
  onSent: (id: string) => void;
  /** Called when the server is out of reach and the take waits on this device. If absent, sending fails. */
  onWaiting?: (() => void) | undefined;
}>;

/** Sends a take. After a failure it is unchanged and can be sent again. `share` of it that was sent, 0..1. */
export function useSendTake(kept: KeptTake, edit: TakeEdit, { onSent, onWaiting }: Ways) {
  const queries = useQueryClient();
  const [share, setShare] = useState(0);
  const abort = useRef<AbortController>(undefined);

  async function send(fields: SendFields): Promise<void> {
    abort.current = new AbortController();
    setShare(0);
    try {
      const { id } = await sendTake({ kept, edit }, fields, { signal: abort.current.signal, onProgress: setShare });
      await kept.keeper.remove();
      void queries.invalidateQueries({ queryKey: [sessionList.name] });
      void queries.invalidateQueries({ queryKey: [unfinishedTakes.name] });
      showSnackbar(msg`Die Aufnahme ist angekommen und wird jetzt analysiert.`);
      onSent(id);
    } catch (error) {
      if (!onWaiting || !hasCode(error, 'unreachable') || !(await waits(fields))) throw error;
      onWaiting();
      void queries.invalidateQueries({ queryKey: takesOfDevice });
    } finally {
      void queries.invalidateQueries({ queryKey: [userAccount.name] });
    }
  }

  /** Stores the order to send the take later. Returns false if this device lacks part of the take or cannot store the order. */
  async function waits(fields: SendFields): Promise<boolean> {
    const { keeping } = kept.keeper;
    if (!keeping.onDevice || keeping.stored < keeping.chunks) return false;
    try {
      await orderSending(kept.take.id, { fields, edit });
    } catch {
      return false;
    }
    await kept.keeper.leave();
    return true;
  }

  return { share, send, cancel: () => abort.current?.abort() };
}
