import { Trans } from '@lingui/react/macro';
import { UsersRound } from 'lucide-react';
import { type GroupDetail, groupCommands } from '#domain/groups/contract/calls.ts';
import { send } from '../../lib/api.ts';
import { tellRefusal } from '../../lib/changes.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useGroupChange } from '../group-change.ts';
import { isFull } from '../is-full.ts';

/** A public group, for people who are not members. */
export function JoinCard({ group }: Readonly<{ group: GroupDetail }>) {
  const join = useGroupChange(() => send(groupCommands.JoinGroup, { id: group.id }), { onRefused: tellRefusal });
  if (isFull(group))
    return (
      <Card>
        <EmptyState
          icon={UsersRound}
          title={<Trans>Diese Gruppe ist voll</Trans>}
          text={<Trans>Beitreten können Sie, sobald jemand die Gruppe verlässt.</Trans>}
        />
      </Card>
    );
  return (
    <Card>
      <EmptyState
        icon={UsersRound}
        title={<Trans>Eine öffentliche Gruppe</Trans>}
        text={<Trans>Beiträge, Videos und Mitglieder sehen Sie, sobald Sie beigetreten sind.</Trans>}
        action={
          <Button size="large" look="primary" busy={join.isPending} onClick={() => join.mutate()}>
            <Trans>Beitreten</Trans>
          </Button>
        }
      />
    </Card>
  );
}
