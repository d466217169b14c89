import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { FileText, LogOut, Mail, RefreshCw, Scale, Settings, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useCurrentUser } from '../lib/current-user.tsx';
import { DropdownMenu, MenuItem, MenuLabel, MenuSeparator } from '../ui/dropdown-menu.tsx';
import { type NavEntry, navEntries } from './nav-entries.ts';
import { useNavEntry } from './use-nav-entry.ts';

export function ProfileMenu({ trigger }: Readonly<{ trigger: ReactNode }>) {
  const user = useCurrentUser();
  return (
    <DropdownMenu trigger={trigger}>
      <MenuLabel>
        <span className="block text-sm font-[600]">
          {user.firstName} {user.lastName}
        </span>
        <span className="block text-xs wrap-anywhere text-ink-faint">{user.email}</span>
      </MenuLabel>
      <MenuSeparator />
      <MenuItem asChild>
        <Link href="/settings">
          <Settings aria-hidden="true" />
          <Trans>Einstellungen</Trans>
        </Link>
      </MenuItem>
      {navEntries
        .filter(({ rare }) => rare)
        .map((entry) => (
          <RareItem key={entry.href} entry={entry} />
        ))}
      <RefreshItem />
      <LegalItems />
      <MenuSeparator />
      <MenuItem asChild>
        <Link href="/auth/logout">
          <LogOut aria-hidden="true" />
          <Trans>Abmelden</Trans>
        </Link>
      </MenuItem>
    </DropdownMenu>
  );
}

function RareItem({ entry }: Readonly<{ entry: NavEntry }>) {
  const { i18n } = useLingui();
  const { permitted } = useNavEntry(entry);
  if (!permitted) return null;
  return (
    <MenuItem asChild>
      <Link href={entry.href}>
        <entry.icon aria-hidden="true" />
        {i18n._(entry.label)}
      </Link>
    </MenuItem>
  );
}

/** For whoever trusts a button more than a socket. */
function RefreshItem() {
  const queries = useQueryClient();
  return (
    <MenuItem onSelect={() => void queries.invalidateQueries()}>
      <RefreshCw aria-hidden="true" />
      <Trans>Aktualisieren</Trans>
    </MenuItem>
  );
}

// Here too, because the footer is hidden where there is no room for it.
function LegalItems() {
  return (
    <>
      <MenuItem asChild>
        <Link href="/legal/contact">
          <Mail aria-hidden="true" />
          <Trans>Kontakt</Trans>
        </Link>
      </MenuItem>
      <MenuItem asChild>
        <Link href="/legal/imprint">
          <FileText aria-hidden="true" />
          <Trans>Impressum</Trans>
        </Link>
      </MenuItem>
      <MenuItem asChild>
        <Link href="/legal/privacy">
          <ShieldCheck aria-hidden="true" />
          <Trans>Datenschutz</Trans>
        </Link>
      </MenuItem>
      <MenuItem asChild>
        <Link href="/legal/terms">
          <Scale aria-hidden="true" />
          <Trans>Nutzungsbedingungen</Trans>
        </Link>
      </MenuItem>
    </>
  );
}
