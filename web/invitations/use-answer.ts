import { msg } from '@lingui/core/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { invitationCommands } from '#domain/invitations/contract/calls.ts';
import { send } from '../lib/api.ts';
import { errorMessage } from '../lib/error-messages.ts';
import { dropInvitation } from '../lib/held-invitation.ts';
import { showSnackbar } from '../ui/snackbar-state.ts';

type Joined = Readonly<{ seminarId: string | null; groupId: string | null; companyId: string | null }>;

function addressOf({ seminarId, groupId, companyId }: Joined): string {
  if (seminarId) return `/seminars/dashboard/${seminarId}`;
  if (companyId) return '/company/home';
  return groupId ? `/groups/${groupId}` : '/';
}

type Invitation = Readonly<{ id: string; token?: string }>;

/** Accepting opens the seminar, group or company; declining can be undone. */
export function useAnswer({ id, token }: Invitation) {
  const queries = useQueryClient();
  const [path, navigate] = useLocation();
  const proof = token === undefined ? {} : { token };
  // An answer may change rights, lists and counts.
  const again = () => queries.invalidateQueries();
  const reopen = async () => {
    try {
      await send(invitationCommands.ToggleInvitation, { id, active: true, ...proof });
      await again();
    } catch (error) {
      showSnackbar(errorMessage(error));
    }
  };
  const accept = useMutation({
    mutationFn: () => send(invitationCommands.AcceptInvitation, { id, ...proof }),
    onSuccess: async (joined) => {
      dropInvitation();
      await again();
      navigate(addressOf(joined), { replace: path === '/invitation' });
    },
  });
  const decline = useMutation({
    mutationFn: () => send(invitationCommands.ToggleInvitation, { id, active: false, ...proof }),
    onSuccess: async () => {
      dropInvitation();
      await again();
      if (path === '/invitation') navigate('/', { replace: true });
      showSnackbar(msg`Sie haben die Einladung abgelehnt.`, { label: msg`Rückgängig`, run: () => void reopen() });
    },
  });
  return { accept, decline };
}
