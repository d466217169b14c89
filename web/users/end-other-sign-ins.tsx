import { Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { signInList, userCommands } from '#domain/users/contract/calls.ts';
import { send } from '../lib/api.ts';
import { Button } from '../ui/button.tsx';
import { ConfirmChange } from '../ui/confirm-change.tsx';

export function EndOtherSignIns() {
  const [isOpen, setOpen] = useState(false);
  const queries = useQueryClient();
  const end = useMutation({
    mutationFn: () => send(userCommands.EndOtherSignIns, {}),
    onSuccess: () => setOpen(false),
    onSettled: () => queries.invalidateQueries({ queryKey: [signInList.name] }),
  });
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
