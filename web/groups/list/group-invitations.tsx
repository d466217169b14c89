import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { MailPlus } from 'lucide-react';
import { useLocation } from 'wouter';
import { invitationCommands, invitationList } from '#domain/invitations/contract/calls.ts';
import { type Answer, query, send } from '../../lib/api.ts';
import { tellRefusal } from '../../lib/changes.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { showSnackbar } from '../../ui/snackbar-state.ts';
import { useGroupChange } from '../group-change.ts';

type Invitation = Answer<typeof invitationList>[number];

/** Groups to which the person is invited; nothing if there are none. */
export function GroupInvitations() {
  const { data = [] } = useQuery(query(invitationList, {}));
  const open = data.filter(({ active, group }) => active && group);
  if (open.length === 0) return null;
  return (
    <ul className="grid gap-3">
      {open.map((invitation) => (
        <InvitationCard key={invitation.id} invitation={invitation} />
      ))}
    </ul>
  );
}

function InvitationCard({ invitation: { id, group, fromName: from } }: Readonly<{ invitation: Invitation }>) {
  const [, navigate] = useLocation();
  const accept = useGroupChange(() => send(invitationCommands.AcceptInvitation, { id }), {
    onDone: ({ groupId }) => navigate(`/groups/${groupId}`),
    onRefused: tellRefusal,
  });
  const toggle = (active: boolean) => send(invitationCommands.ToggleInvitation, { id, active });
  const takeBack = useGroupChange(() => toggle(true), { onRefused: tellRefusal });
  const decline = useGroupChange(() => toggle(false), {
    onDone: () =>
      showSnackbar(msg`Sie haben die Einladung abgelehnt.`, {
        label: msg`Rückgängig`,
        run: () => takeBack.mutate(),
      }),
    onRefused: tellRefusal,
  });
  const name = group?.name ?? '';
  return (
    <li>
      <Card className="flex flex-wrap items-center gap-x-5 gap-y-3 border-primary/40 p-5">
        <MailPlus aria-hidden="true" className="size-6 text-primary" />
        <p className="min-w-0 flex-1 basis-60 wrap-anywhere">
          {from ? (
            <Trans>
              {from} lädt Sie in die Gruppe <strong>{name}</strong> ein.
            </Trans>
          ) : (
            <Trans>
              Sie sind in die Gruppe <strong>{name}</strong> eingeladen.
            </Trans>
          )}
        </p>
        <div className="flex gap-2">
          <Button busy={decline.isPending} onClick={() => decline.mutate()}>
            <Trans>Ablehnen</Trans>
          </Button>
          <Button look="primary" busy={accept.isPending} onClick={() => accept.mutate()}>
            <Trans>Annehmen</Trans>
          </Button>
        </div>
      </Card>
    </li>
  );
}
