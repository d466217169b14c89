import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronRight, Compass } from 'lucide-react';
import { Link } from 'wouter';
import type { NavEntry } from '../../lib/web-area.ts';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useNavigation } from '../navigation.ts';

/** Lists the pages that the person may open. Shown if the dashboard has no cards for them. */
export function OpenPages() {
  const entries = useNavigation().filter(({ gate }) => gate);
  if (entries.length === 0) {
    return (
      <Card>
        <EmptyState
          icon={Compass}
          title={<Trans>Noch nichts freigeschaltet</Trans>}
          text={<Trans>Hier steht, was Sie tun können, sobald Ihr Konto dafür freigeschaltet ist.</Trans>}
        />
      </Card>
    );
  }
  return (
    <ul className="grid gap-4 lg:grid-cols-2">
      {entries.map((entry) => (
        <OpenPage key={entry.href} entry={entry} />
      ))}
    </ul>
  );
}

function OpenPage({ entry: { href, icon: Icon, label, purpose } }: Readonly<{ entry: NavEntry }>) {
  const { i18n } = useLingui();
  return (
    <li className="grid">
      <Card className="relative flex items-center gap-4 p-5 hover:bg-sunken/50">
        <span className="grid size-10 flex-none place-items-center rounded-md bg-primary-wash text-primary">
          <Icon aria-hidden="true" className="size-5" />
        </span>
        <div className="min-w-0 flex-1">
          <h2>
            <Link href={href} className="text-ink no-underline after:absolute after:inset-0">
              {i18n._(label)}
            </Link>
          </h2>
          {purpose && <p className="text-sm text-ink-soft">{i18n._(purpose)}</p>}
        </div>
        <ChevronRight aria-hidden="true" className="size-5 text-ink-faint" />
      </Card>
    </li>
  );
}
