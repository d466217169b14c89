import { Trans } from '@lingui/react/macro';
import { AudioLines, RotateCw } from 'lucide-react';
import { Suspense, useState } from 'react';
import { sessionCommands } from '#domain/sessions/contract/calls.ts';
import type { SessionDetail } from '#domain/sessions/contract/report.ts';
import { send } from '../../lib/api.ts';
import { errorMessage } from '../../lib/error-messages.ts';
import { SharingDialog, useSessionChange } from '../../sessions/for-others.ts';
import { Button } from '../../ui/button.tsx';
import { showSnackbar } from '../../ui/snackbar-state.ts';

type Session = Pick<SessionDetail, 'id' | 'name' | 'locale' | 'sharing' | 'transcriptionReason'>;

/** Requests a transcription by the outside engine if it was not allowed or failed. */
export function AskForWords({ session }: Readonly<{ session: Session }>) {
  const [open, setOpen] = useState(false);
  if (session.sharing.includes('transcription')) return <AskAgain session={session} />;
  return (
    <>
      <Button look="primary" onClick={() => setOpen(true)}>
        <AudioLines aria-hidden="true" />
        <Trans>Erkennen lassen</Trans>
      </Button>
      {open && (
        <Suspense>
          <SharingDialog session={session} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

const passing = ['no_consent', 'engine_quota', 'engine_unavailable', 'engine_refused'];

/** Whether a transcription can be requested: not again if the engine heard no speech. */
export const mayAsk = ({ sharing, transcriptionReason }: Session): boolean =>
  !sharing.includes('transcription') || passing.includes(transcriptionReason ?? '');

function AskAgain({ session: { id, sharing } }: Readonly<{ session: Session }>) {
  const again = useSessionChange(() =>
    send(sessionCommands.ChangeSession, { id, sharing: [...sharing] }).catch((error) => {
      showSnackbar(errorMessage(error));
      throw error;
    }),
  );
  return (
    <Button look="primary" busy={again.isPending} onClick={() => again.mutate(undefined)}>
      <RotateCw aria-hidden="true" />
      <Trans>Noch einmal erkennen lassen</Trans>
    </Button>
  );
}
