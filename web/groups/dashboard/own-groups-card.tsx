import { Trans, useLingui } from '@lingui/react/macro';
import { Film, UsersRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { relativeTime } from '../../lib/relative-time.ts';
import { useDashboard } from '../../lib/use-dashboard.ts';
import { CardWithList } from '../../ui/card-with-list.tsx';

/** The newest groups of the person with their latest videos; nothing if the person has no group. */
export function OwnGroupsCard() {
  const { i18n, t } = useLingui();
  const { data } = useDashboard();
  if (!data || data.groups.length === 0) return null;
  return (
    <CardWithList title={<Trans>Gruppen</Trans>} href="/groups">
      <ul className="pb-2">
        {data.groups.map(({ id, name }) => (
          <Row key={id} href={`/groups/${id}`} title={name} icon={<UsersRound aria-hidden="true" />} />
        ))}
      </ul>
      {data.videos.length > 0 && (
        <>
          <h3 className="px-6 pt-2 text-sm font-normal text-ink-faint max-md:px-5">
            <Trans>Neue Videos</Trans>
          </h3>
          <ul className="pb-2">
            {data.videos.map(({ id, groupId, group, title, uploadedAt }) => (
              <Row
                key={id}
                href={`/groups/${groupId}?tab=videos`}
                title={title}
                icon={<Film aria-hidden="true" />}
                below={`${group} · ${relativeTime(uploadedAt, i18n.locale) ?? t`gerade eben`}`}
              />
            ))}
          </ul>
        </>
      )}
    </CardWithList>
  );
}

type RowProps = Readonly<{ href: string; title: string; icon: ReactNode; below?: string }>;

const Row = ({ href, title, icon, below }: RowProps) => (
  <li className="relative flex min-h-[52px] items-center gap-3 px-6 py-2 hover:bg-sunken/50 max-md:px-5">
    <span className="grid size-9 flex-none place-items-center rounded-md bg-primary-wash text-primary [&_.lucide]:size-[18px]">
      {icon}
    </span>
    <div className="min-w-0">
      <p className="truncate text-sm font-[550]">
        <Link href={href} className="text-ink no-underline after:absolute after:inset-0">
          {title}
        </Link>
      </p>
      {below && <p className="truncate text-xs text-ink-faint">{below}</p>}
    </div>
  </li>
);
