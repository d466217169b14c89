import { Link } from 'wouter';
import type { GroupRow } from '#domain/groups/contract/calls.ts';
import { Card } from '../../ui/card.tsx';
import { MemberCount } from '../member-count.tsx';
import { RoleChip, SightChip } from '../role-chip.tsx';

/** The whole card is a link to the group. */
export function GroupCard({ group }: Readonly<{ group: GroupRow }>) {
  const { id, name } = group;
  return (
    <li className="grid min-w-0">
      <Card className="relative flex min-h-[132px] min-w-0 flex-col gap-1 p-5 transition-shadow hover:shadow-2">
        <h3 className="font-display text-lg leading-snug font-semibold">
          <Link
            href={`/groups/${id}`}
            className="line-clamp-2 wrap-anywhere text-ink no-underline after:absolute after:inset-0"
          >
            {name}
          </Link>
        </h3>
        <p className="text-sm text-ink-soft">
          <MemberCount {...group} />
        </p>
        <div className="mt-auto flex flex-wrap gap-2 pt-3">
          <RoleChip {...group} />
          <SightChip {...group} />
        </div>
      </Card>
    </li>
  );
}
