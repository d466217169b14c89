import { msg } from '@lingui/core/macro';
import { type SessionSharing, shareCommands } from '#domain/shares/contract.ts';
import { send } from '../../lib/api.ts';
import { showSnackbar } from '../../ui/snackbar-state.ts';
import { useShareChange } from './use-share-change.ts';

type Shares = SessionSharing['shares'];

/** Ends shares at once, and says for how many that was done: all, some of them, or none. */
export function useTakeBack(id: string): (shares: Shares) => void {
  const takeBack = useShareChange(
    (shares: Shares) => send(shareCommands.RemoveFromShared, { id, sharedWith: shares.map(({ user }) => user.id) }),
    ({ removed, failed }, shares) => {
      const names = shares.filter(({ user }) => failed.includes(user.id)).map(({ user }) => user.username);
      if (failed.length === 0) showSnackbar(msg`Der Vortrag ist nicht mehr geteilt.`);
      else if (removed.length > 0)
        showSnackbar(msg`Noch geteilt mit ${names.join(', ')}. Bei allen anderen ist er weg.`);
      else tellFailure();
    },
  );
  return (shares) => takeBack.mutate(shares, { onError: tellFailure });
}

const tellFailure = () => void showSnackbar(msg`Das ließ sich nicht zurücknehmen. Bitte versuchen Sie es noch einmal.`);
