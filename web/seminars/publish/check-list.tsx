import { Trans } from '@lingui/react/macro';
import { CircleCheck, CircleX, Info } from 'lucide-react';
import { Link } from 'wouter';
import type { SeminarDetail } from '#domain/seminars/contract/detail.ts';
import { checkWords, namedIn } from './check-words.tsx';

type CheckListProps = Readonly<{ seminar: SeminarDetail; onFollow?: () => void }>;

/** Faults that prevent publishing, and possible oversights; each links to its place. */
export function CheckList({ seminar, onFollow }: CheckListProps) {
  const checks = seminar.checks ?? [];
  if (checks.length === 0) {
    return (
      <p className="flex items-center gap-2.5 text-sm">
        <CircleCheck aria-hidden="true" className="size-5 text-good" />
        <Trans>Alles da: Das Seminar kann veröffentlicht werden.</Trans>
      </p>
    );
  }
  return (
    <ul className="grid gap-2.5 text-sm">
      {checks.map((check) => (
        <li key={`${check.code} ${check.blockId} ${check.elementId}`} className="flex gap-2.5">
          {check.isBlocking ? (
            <CircleX aria-hidden="true" className="size-5 text-off" />
          ) : (
            <Info aria-hidden="true" className="size-5 text-near" />
          )}
          <span>
            {checkWords(check, namedIn(seminar, check))}{' '}
            {check.elementId && (
              <Link
                href={`/seminars/edit/${seminar.id}?element=${check.elementId}`}
                onClick={onFollow}
                className="font-[550] text-primary underline underline-offset-4"
              >
                <Trans>Ansehen</Trans>
              </Link>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
