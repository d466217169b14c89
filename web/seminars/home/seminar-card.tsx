import { Trans } from '@lingui/react/macro';
import { Link } from 'wouter';
import { wordsOf } from '#domain/kernel/written.ts';
import type { SeminarRow } from '#domain/seminars/contract/detail.ts';
import { Card } from '../../ui/card.tsx';
import { SeminarLogo } from '../seminar-logo.tsx';
import { SeminarMenu } from '../seminar-menu.tsx';
import { SeminarStanding } from './seminar-standing.tsx';

type OfSeminar = Readonly<{ seminar: SeminarRow }>;

/** The whole card is a link: for owners to the seminar's page, for participants to their current step. */
export function SeminarCard({ seminar }: OfSeminar) {
  const { id, name, description, lecturer, isOwner } = seminar;
  return (
    <li className="grid min-w-0">
      <Card className="relative flex min-w-0 flex-col transition-shadow hover:shadow-2">
        <div className="flex h-[92px] items-center justify-between rounded-t-lg bg-sunken px-5">
          <SeminarLogo seminar={seminar} />
          {isOwner && (
            <span className="relative z-10 -mr-2 self-start pt-2">
              <SeminarMenu seminar={seminar} />
            </span>
          )}
        </div>
        <div className="flex flex-1 flex-col gap-1 p-5 pt-4">
          <h3 className="font-display text-lg leading-snug font-semibold">
            <Link
              href={isOwner ? `/seminars/details/${id}` : `/seminars/dashboard/${id}`}
              className="line-clamp-2 wrap-anywhere text-ink no-underline after:absolute after:inset-0"
            >
              {name}
            </Link>
          </h3>
          <Lecturer lecturer={lecturer} />
          <p className="line-clamp-2 text-sm wrap-anywhere text-ink-soft">{wordsOf(description)}</p>
          <div className="mt-auto grid gap-2 pt-4">
            <SeminarStanding seminar={seminar} />
          </div>
        </div>
      </Card>
    </li>
  );
}

const Lecturer = ({ lecturer }: Pick<SeminarRow, 'lecturer'>) =>
  lecturer && (
    <p className="truncate text-sm text-ink-faint">
      <Trans>mit {lecturer}</Trans>
    </p>
  );
