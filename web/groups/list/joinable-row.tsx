import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'wouter';
import { type GroupRow, groupCommands } from '#domain/groups/contract/calls.ts';
import { send } from '../../lib/api.ts';
import { tellRefusal } from '../../lib/changes.ts';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { showSnackbar } from '../../ui/snackbar-state.ts';
import { useGroupChange } from '../group-change.ts';
import { isFull } from '../is-full.ts';
import { MemberCount } from '../member-count.tsx';

/** A group that the person may join. */
export function JoinableRow({ group }: Readonly<{ group: GroupRow }>) {
  const { id, name, ownerName } = group;
  const { t } = useLingui();
  const join = useGroupChange(() => send(groupCommands.JoinGroup, { id }), {
    onDone: () => showSnackbar(msg`Sie sind jetzt in der Gruppe „${name}“.`),
    onRefused: tellRefusal,
  });
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-5 py-3 last:border-0">
      <div className="min-w-0 flex-1 basis-48">
        <Link href={`/groups/${id}`} className="font-[550] wrap-anywhere text-ink">
          {name}
        </Link>
        <p className="text-sm text-ink-soft">
          <MemberCount {...group} />
          {ownerName && (
            <>
              {' · '}
              <Trans>geleitet von {ownerName}</Trans>
            </>
          )}
        </p>
      </div>
      {isFull(group) ? (
        <Chip>
          <Trans>Voll</Trans>
        </Chip>
      ) : (
        <Button busy={join.isPending} aria-label={t`„${name}“ beitreten`} onClick={() => join.mutate()}>
          <Trans>Beitreten</Trans>
        </Button>
      )}
    </li>
  );
}
