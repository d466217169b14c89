import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { userCommands } from '#domain/users/contract/calls.ts';
import { send } from '../lib/api.ts';
import { Button } from '../ui/button.tsx';
import { ConfirmChange } from '../ui/confirm-change.tsx';
import { useSignInChange } from './sign-in-change.ts';

export function EndOtherSignIns() {
  const [isOpen, setOpen] = useState(false);
  const end = useSignInChange(
    () => send(userCommands.EndOtherSignIns, {}),
    () => setOpen(false),
  );
  return (
    <>
      <Button className="justify-self-start" onClick={() => setOpen(true)}>
        <Trans>Alle anderen abmelden</Trans>
      </Button>
      <ConfirmChange
        open={isOpen}
        onClose={() => setOpen(false)}
        change={end}
        title={<Trans>Alle anderen Geräte abmelden?</Trans>}
        description={<Trans>Nur dieses Gerät bleibt angemeldet.</Trans>}
        confirm={<Trans>Alle anderen abmelden</Trans>}
      />
    </>
  );
}
