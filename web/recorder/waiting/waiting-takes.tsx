import { msg } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { sessionList } from '#domain/sessions/contract/calls.ts';
import { unfinishedTakes } from '#domain/sessions/contract/takes.ts';
import { userAccount } from '#domain/users/contract/person.ts';
import { query } from '../../lib/api.ts';
import { useCurrentUser } from '../../lib/current-user.tsx';
import { errorMessage } from '../../lib/error-messages.ts';
import { waitBefore } from '../../lib/wait-before.ts';
import { CornerCard } from '../../sessions/for-others.ts';
import { Button } from '../../ui/button.tsx';
import { showSnackbar } from '../../ui/snackbar-state.ts';
import { orderSending } from '../take-store.ts';
import { takesOfDevice, useTakesHere } from '../use-unfinished-takes.ts';
import { sendWaiting } from './send-waiting.ts';

/** Runs on every page: sends takes that the person sent while offline, and says that they wait. */
export function WaitingTakes() {
  const queries = useQueryClient();
  const { data } = useTakesHere();
  const ids = (data?.local ?? []).filter(({ order }) => order !== undefined).map(({ id }) => id);
  const isSending = useSending(ids);
  if (ids.length === 0) return null;
  const keep = async () => {
    for (const id of ids) await orderSending(id, undefined).catch(() => undefined);
    await queries.invalidateQueries({ queryKey: takesOfDevice });
    showSnackbar(msg`Nicht gesendet. Die Aufnahme liegt auf diesem Gerät, unter „Aufnehmen“.`);
  };
  return (
    <CornerCard>
      <p className="font-semibold">
        <Plural value={ids.length} one="# Aufnahme wartet auf das Netz" other="# Aufnahmen warten auf das Netz" />
      </p>
      <p role="status" className="text-ink-soft">
        {isSending ? (
          <Trans>Wird gerade von diesem Gerät zum Server gesendet …</Trans>
        ) : (
          <Trans>
            Auf diesem Gerät, noch nicht auf dem Server. Gesendet wird von selbst, sobald er zu erreichen ist.
          </Trans>
        )}
      </p>
      {!isSending && (
        <div>
          <Button onClick={() => void keep()}>
            <Trans>Doch nicht senden</Trans>
          </Button>
        </div>
      )}
    </CornerCard>
  );
}

/** Tries at once, when the network comes back, and with growing backoff. */
function useSending(ids: readonly string[]): boolean {
  const queries = useQueryClient();
  const { id: ownerId } = useCurrentUser();
  const [isSending, setSending] = useState(false);
  const waiting = ids.join(' ');
  useEffect(() => {
    if (waiting === '') return undefined;
    const ending = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let [failures, isRunning] = [0, false];
    async function go() {
      clearTimeout(timer);
      if (isRunning || ending.signal.aborted) return;
      isRunning = true;
      setSending(navigator.onLine);
      const isDone = await sendAll(queries, { ids: waiting.split(' '), ownerId, signal: ending.signal }).catch(
        () => false,
      );
      isRunning = false;
      if (ending.signal.aborted) return;
      setSending(false);
      failures += 1;
      if (!isDone) timer = setTimeout(go, waitBefore(failures));
      else await queries.invalidateQueries({ queryKey: takesOfDevice });
    }
    const again = () => void go();
    window.addEventListener('online', again);
    again();
    return () => {
      ending.abort();
      clearTimeout(timer);
      window.removeEventListener('online', again);
    };
  }, [queries, ownerId, waiting]);
  return isSending;
}

type Waiting = Readonly<{ ids: readonly string[]; ownerId: string; signal: AbortSignal }>;

/** Sends the takes one after the other. Returns whether none has to wait any longer. Rejects if the server is out of reach. */
async function sendAll(queries: QueryClient, { ids, ownerId, signal }: Waiting): Promise<boolean> {
  if (!navigator.onLine) return false;
  const onServer = await queries.fetchQuery({ ...query(unfinishedTakes, {}), staleTime: 0 });
  let isDone = true;
  for (const id of ids) {
    const outcome = await sendWaiting({ id, ownerId, onServer, signal });
    if (outcome.kind === 'unreachable') isDone = false;
    if (outcome.kind === 'sent') {
      void queries.invalidateQueries({ queryKey: [sessionList.name] });
      void queries.invalidateQueries({ queryKey: [userAccount.name] });
      showSnackbar(msg`Die Aufnahme ist angekommen und wird jetzt analysiert.`, {
        label: msg`Ansehen`,
        run: () => navigate(`/sessions/${outcome.sessionId}`),
      });
    }
    if (outcome.kind === 'refused') {
      showSnackbar(errorMessage(outcome.error), { label: msg`Zur Aufnahme`, run: () => navigate('/liverecorder') });
    }
  }
  return isDone;
}
