import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { MailPlus, UserPlus } from 'lucide-react';
import { invitationCommands, invitationList } from '#domain/invitations/contract/calls.ts';
import { type Answer, query, send } from '../../../lib/api.ts';
import { errorMessage } from '../../../lib/error-messages.ts';
import { useFormats } from '../../../lib/use-formats.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { showSnackbar } from '../../../ui/snackbar-state.ts';
import { fetchSeminarsAgain, useSeminarChange } from '../../seminar-change.ts';

type Invitation = Answer<typeof invitationList>[number];

/** All invitations, open ones first. */
export function Invitations({ seminarId, onInvite }: Readonly<{ seminarId: string; onInvite: () => void }>) {
  const list = useQuery(query(invitationList, { seminarId }));
  if (!list.data) {
    if (list.isError) return <ErrorState error={list.error} retry={() => void list.refetch()} />;
    return (
      <Loading>
        <Skeleton className="h-48 rounded-lg" />
      </Loading>
    );
  }
  if (list.data.length === 0) return <NoInvitations onInvite={onInvite} />;
  const sorted = [...list.data].sort((one, other) => Number(isDone(one)) - Number(isDone(other)));
  return (
    <Card>
      <ul>
        {sorted.map((invitation) => (
          <InvitationRow key={invitation.id} invitation={invitation} />
        ))}
      </ul>
    </Card>
  );
}

const isDone = ({ standing }: Invitation) => standing !== 'open';

const NoInvitations = ({ onInvite }: Readonly<{ onInvite: () => void }>) => (
  <Card>
    <EmptyState
      icon={MailPlus}
      title={<Trans>Noch keine Einladung</Trans>}
      text={<Trans>Hier steht, wer eingeladen ist, und wer noch nicht geantwortet hat.</Trans>}
      action={
        <Button size="large" look="primary" onClick={onInvite}>
          <UserPlus aria-hidden="true" />
          <Trans>Einladen</Trans>
        </Button>
      }
    />
  </Card>
);

function InvitationRow({ invitation }: Readonly<{ invitation: Invitation }>) {
  const { shortDateTime } = useFormats();
  const toggle = useToggle(invitation.id);
  const { email, standing, createdAt } = invitation;
  const resend = useSeminarChange(
    () => send(invitationCommands.ResendInvitation, { id: invitation.id }),
    () => showSnackbar(msg`Die Einladung ist noch einmal unterwegs.`),
  );
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line px-5 py-3 first:border-t-0 max-md:px-4">
      <div className="min-w-0 flex-1 max-md:basis-full">
        <p className="font-semibold break-all">{email}</p>
        <p className="text-xs text-ink-faint tabular-nums">{shortDateTime(createdAt)}</p>
      </div>
      <Standing standing={standing} />
      {standing === 'open' && (
        <Button
          look="quiet"
          busy={resend.isPending}
          onClick={() => resend.mutate(undefined, { onError: (error) => void showSnackbar(errorMessage(error)) })}
        >
          <Trans>Noch einmal senden</Trans>
        </Button>
      )}
      {standing === 'open' && (
        <Button busy={toggle.isPending} onClick={() => toggle.mutate(false)}>
          <Trans>Widerrufen</Trans>
        </Button>
      )}
      {standing === 'revoked' && (
        <Button busy={toggle.isPending} onClick={() => toggle.mutate(true)}>
          <Trans>Wieder einladen</Trans>
        </Button>
      )}
    </li>
  );
}

/** Revokes an invitation, which can be undone, or restores one. */
function useToggle(id: string) {
  const queries = useQueryClient();
  const change = (active: boolean) => send(invitationCommands.ToggleInvitation, { id, active });
  async function undo() {
    try {
      await change(true);
      void fetchSeminarsAgain(queries);
    } catch (error) {
      showSnackbar(errorMessage(error));
    }
  }
  const mutation = useSeminarChange(change, ({ active }) => {
    if (active) showSnackbar(msg`Die Einladung gilt wieder.`);
    else showSnackbar(msg`Die Einladung ist widerrufen.`, { label: msg`Rückgängig`, run: () => void undo() });
  });
  return {
    ...mutation,
    mutate: (active: boolean) =>
      mutation.mutate(active, { onError: (error) => void showSnackbar(errorMessage(error)) }),
  };
}

const standings = {
  open: { tone: 'near', words: msg`Noch keine Antwort` },
  accepted: { tone: 'good', words: msg`Angenommen` },
  declined: { tone: 'neutral', words: msg`Abgelehnt` },
  revoked: { tone: 'neutral', words: msg`Ist widerrufen` },
} as const;

function Standing({ standing }: Pick<Invitation, 'standing'>) {
  const { i18n } = useLingui();
  const { tone, words } = standings[standing];
  return <Chip tone={tone}>{i18n._(words)}</Chip>;
}
