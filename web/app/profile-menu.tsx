import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { BookOpen, Gauge, LifeBuoy, LogOut, type LucideIcon, RefreshCw, Scale, Search, Settings } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useCurrentUser } from '../lib/current-user.tsx';
import { showHelp } from '../lib/help-state.ts';
import { DropdownMenu, MenuItem, MenuLabel, MenuSeparator } from '../ui/dropdown-menu.tsx';
import { usePhoneNavigation } from './navigation.ts';

/** The menu is first rendered when somebody opens it, so it is open from the start. */
export function ProfileMenu({ trigger }: Readonly<{ trigger: ReactNode }>) {
  const user = useCurrentUser();
  return (
    <DropdownMenu trigger={trigger} defaultOpen>
      <MenuLabel>
        <span className="block text-sm font-[600]">
          {user.firstName} {user.lastName}
        </span>
        <span className="block text-xs wrap-anywhere text-ink-faint">{user.email}</span>
      </MenuLabel>
      <MenuSeparator />
      <LinkItem href="/settings" icon={Settings}>
        <Trans>Einstellungen</Trans>
      </LinkItem>
      <LinkItem href="/access" icon={Gauge}>
        <Trans>Mein Zugang</Trans>
      </LinkItem>
      <FurtherItems />
      <HelpItems />
      <RefreshItem />
      <LinkItem href="/settings/legal" icon={Scale}>
        <Trans>Rechtliches und Verträge</Trans>
      </LinkItem>
      <MenuSeparator />
      <LinkItem href="/auth/logout" icon={LogOut}>
        <Trans>Abmelden</Trans>
      </LinkItem>
    </DropdownMenu>
  );
}

/** The entries that do not fit into the bar on a phone. */
function FurtherItems() {
  const { i18n } = useLingui();
  const { inMenu } = usePhoneNavigation();
  return inMenu.map(({ href, icon, label }) => (
    <LinkItem key={href} href={href} icon={icon}>
      {i18n._(label)}
    </LinkItem>
  ));
}

type LinkItemProps = Readonly<{ href: string; icon: LucideIcon; children: ReactNode }>;

const LinkItem = ({ href, icon: Icon, children }: LinkItemProps) => (
  <MenuItem asChild>
    <Link href={href}>
      <Icon aria-hidden="true" />
      {children}
    </Link>
  </MenuItem>
);

function HelpItems() {
  return (
    <>
      <MenuItem onSelect={() => showHelp('palette')}>
        <Search aria-hidden="true" />
        <Trans>Suchen und Befehle</Trans>
        <kbd className="ml-auto text-xs text-ink-faint max-md:hidden">
          <Trans>Strg K</Trans>
        </kbd>
      </MenuItem>
      <LinkItem href="/help" icon={BookOpen}>
        <Trans>Handbuch</Trans>
      </LinkItem>
      <MenuItem onSelect={() => showHelp('support')}>
        <LifeBuoy aria-hidden="true" />
        <Trans>Hilfe und Support</Trans>
      </MenuItem>
    </>
  );
}

/** Fetches all data again, for people who do not trust live updates. */
function RefreshItem() {
  const queries = useQueryClient();
  return (
    <MenuItem onSelect={() => void queries.invalidateQueries()}>
      <RefreshCw aria-hidden="true" />
      <Trans>Aktualisieren</Trans>
    </MenuItem>
  );
}
