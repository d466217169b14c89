import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import { seminarCommands } from '#domain/seminars/contract/calls.ts';
import { send } from '../../../lib/api.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmChange } from '../../../ui/confirm-change.tsx';
import { showSnackbar } from '../../../ui/snackbar-state.ts';
import { useSeminarChange } from '../../seminar-change.ts';

export function RemoveLogo({ seminarId }: Readonly<{ seminarId: string }>) {
  const [isAsked, setAsked] = useState(false);
  const remove = useSeminarChange(
    () => send(seminarCommands.RemoveLogo, { id: seminarId }),
    () => {
      setAsked(false);
      showSnackbar(msg`Das Logo ist entfernt.`);
    },
  );
  return (
    <>
      <Button look="quiet" onClick={() => setAsked(true)}>
        <ImageOff aria-hidden="true" />
        <Trans>Logo entfernen</Trans>
      </Button>
      <ConfirmChange
        open={isAsked}
        onClose={() => setAsked(false)}
        change={remove}
        title={<Trans>Logo entfernen?</Trans>}
        description={<Trans>Die Bilddatei wird gelöscht. Sie können jederzeit ein neues Logo wählen.</Trans>}
        confirm={<Trans>Entfernen</Trans>}
      />
    </>
  );
}
