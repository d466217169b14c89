import { Trans, useLingui } from '@lingui/react/macro';
import { cx } from 'class-variance-authority';
import { ChevronLeft, PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { proxy, useSnapshot } from 'valtio';
import { Link } from 'wouter';
import { store, stored } from '../lib/stored.ts';
import { MakeButtons } from './make-buttons.tsx';
import { NavLink } from './nav-link.tsx';
import { useIsInAdministration, useNavigation } from './navigation.ts';
import { WhenMini } from './when-mini.tsx';

const key = 'rostra_mini_menu';
const narrow = 1100;

// By default a narrow window has the narrow menu.
const miniMenuState = proxy({ mini: (stored(key) ?? String(innerWidth < narrow)) === 'true' });

function toggleMiniMenu(): void {
  miniMenuState.mini = !miniMenuState.mini;
  store(key, String(miniMenuState.mini));
}

export function SideNav() {
  const { t } = useLingui();
  const { mini } = useSnapshot(miniMenuState);
  return (
    <nav
      aria-label={t`Hauptnavigation`}
      className={cx(
        'sticky top-top-bar flex h-[calc(100dvh-var(--top-bar))] flex-none flex-col gap-0.5 overflow-y-auto border-r border-line bg-surface px-3 py-4 transition-[width] max-md:hidden print:hidden',
        mini ? 'w-nav-mini' : 'w-nav',
      )}
    >
      {useIsInAdministration() ? <WayBack mini={mini} /> : <MakeButtons mini={mini} />}
      {useNavigation().map((entry) => (
        <NavLink key={entry.href} entry={entry} mini={mini} />
      ))}
      <MiniToggle mini={mini} />
    </nav>
  );
}

/** A link from the administration back to the product. */
function WayBack({ mini }: Readonly<{ mini: boolean }>) {
  const { t } = useLingui();
  return (
    <WhenMini mini={mini} text={t`Zurück zu Rostra`}>
      <Link
        href="/dashboard"
        className="mb-3 flex h-9.5 flex-none items-center justify-center gap-2 rounded-md border border-line text-sm font-[550] text-ink no-underline hover:bg-sunken"
      >
        <ChevronLeft aria-hidden="true" className="size-4" />
        <span className={cx(mini && 'sr-only')}>
          <Trans>Zurück zu Rostra</Trans>
        </span>
      </Link>
    </WhenMini>
  );
}

function MiniToggle({ mini }: Readonly<{ mini: boolean }>) {
  const { t } = useLingui();
  const Icon = mini ? PanelLeftOpen : PanelLeftClose;
  return (
    <button
      type="button"
      aria-label={mini ? t`Menü ausklappen` : t`Menü einklappen`}
      onClick={toggleMiniMenu}
      className={cx(
        'mt-auto flex h-9.5 flex-none items-center gap-3 rounded-md text-sm text-ink-faint hover:bg-sunken hover:text-ink',
        mini ? 'justify-center' : 'px-3',
      )}
    >
      <Icon aria-hidden="true" className="size-5" />
      {!mini && t`Menü einklappen`}
    </button>
  );
}
