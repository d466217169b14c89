import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type GroupDetail, writesInGroups } from '#domain/groups/contract/calls.ts';
import { invitationList } from '#domain/invitations/contract/calls.ts';
import { query } from '../../lib/api.ts';
import { usePermitsAny } from '../../lib/current-user.tsx';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { isFull } from '../is-full.ts';
import { InviteCard } from './invite-card.tsx';
import { SentRow } from './sent-row.tsx';

/** The form to invite people, and the state of each invitation. */
export function InvitationsTab({ group }: Readonly<{ group: GroupDetail }>) {
  const liftsLimit = usePermitsAny(...writesInGroups) && group.isOwner;
  const sent = useQuery(query(invitationList, { groupId: group.id }));
  return (
    <div className="grid max-w-[760px] grid-cols-[minmax(0,1fr)] gap-6">
      {isFull(group) && !liftsLimit ? (
        <Card className="p-5 text-sm text-ink-soft">
          <Trans>
            Diese Gruppe ist voll: Sie hat {group.mostMembers} Mitglieder. Mehr sind möglich, wenn ihre Leitung einen
            größeren Tarif hat.
          </Trans>
        </Card>
      ) : (
        <InviteCard groupId={group.id} />
      )}
      {sent.isError && <ErrorState error={sent.error} retry={() => void sent.refetch()} />}
      {sent.data && sent.data.length > 0 && (
        <section className="grid gap-3">
          <h2 className="text-lg">
            <Trans>Verschickt</Trans>
          </h2>
          <Card>
            <ul>
              {sent.data.map((invitation) => (
                <SentRow key={invitation.id} invitation={invitation} />
              ))}
            </ul>
          </Card>
        </section>
      )}
    </div>
  );
}
