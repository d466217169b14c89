import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ChevronRight, Film, LayoutDashboard, type LucideIcon, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { SeminarDetail } from '#domain/seminars/contract/detail.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { Card } from '../../ui/card.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { ChecksCard } from '../publish/checks-card.tsx';

type OfSeminar = Readonly<{ seminar: SeminarDetail }>;

/** A participant's progress or an owner's participants, with links to the next pages. */
export const SideCards = ({ seminar }: OfSeminar) => (
  <aside className="grid gap-6 max-lg:order-first">
    {seminar.isOwner ? (
      <>
        {!seminar.published && !seminar.closed && <ChecksCard seminar={seminar} />}
        <OwnerWays seminar={seminar} />
      </>
    ) : (
      <Standing seminar={seminar} />
    )}
  </aside>
);

function OwnerWays({ seminar: { id, users } }: OfSeminar) {
  const { progress } = useFormats();
  const count = users?.length ?? 0;
  const mean = count > 0 ? (users ?? []).reduce((sum, user) => sum + user.progress, 0) / count : 0;
  return (
    <Card>
      <Way href={`/seminars/admin/${id}`} icon={Users} title={<Trans>Teilnehmende</Trans>}>
        {count === 0 ? (
          <Trans>Noch niemand. Laden Sie Menschen ein.</Trans>
        ) : (
          <>
            <Plural value={count} one="# Person" other="# Personen" />
            <Trans>, im Mittel {progress(mean)} erledigt</Trans>
          </>
        )}
      </Way>
      <Way href={`/seminars/videos/${id}`} icon={Film} title={<Trans>Geteilte Vorträge</Trans>}>
        <Trans>Ansehen, bewerten, Rückmeldung geben</Trans>
      </Way>
      <Way href={`/seminars/dashboard/${id}`} icon={LayoutDashboard} title={<Trans>Wie Teilnehmende es sehen</Trans>}>
        <Trans>Das Seminar, Schritt für Schritt</Trans>
      </Way>
    </Card>
  );
}

type WayProps = Readonly<{ href: string; icon: LucideIcon; title: ReactNode; children: ReactNode }>;

const Way = ({ href, icon: Icon, title, children }: WayProps) => (
  <div className="relative flex items-center gap-4 border-t border-line p-4 first:border-t-0 hover:bg-sunken/50">
    <Icon aria-hidden="true" className="size-5 text-primary" />
    <div className="min-w-0 flex-1">
      <h2>
        <Link href={href} className="text-ink no-underline after:absolute after:inset-0">
          {title}
        </Link>
      </h2>
      <p className="text-sm text-ink-soft">{children}</p>
    </div>
    <ChevronRight aria-hidden="true" className="size-5 text-ink-faint" />
  </div>
);

function Standing({ seminar: { progress, blocks } }: OfSeminar) {
  const { t } = useLingui();
  const elements = blocks.flatMap((block) => block.elements);
  const done = elements.filter(({ completed }) => completed).length;
  const all = elements.length;
  return (
    <Card className="grid gap-3 p-5">
      <h2>
        <Trans>Ihr Stand</Trans>
      </h2>
      <ProgressBar label={t`Ihr Fortschritt`} value={progress ?? 0} />
      <p className="text-sm text-ink-soft">
        <Trans>
          {done} von {all} Elementen erledigt
        </Trans>
      </p>
    </Card>
  );
}
