import { Trans } from '@lingui/react/macro';
import { ChevronLeft } from 'lucide-react';
import { Link, Redirect, useParams } from 'wouter';
import type { SettingsGroup } from '../../lib/web-area.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { PlaceColumn } from '../place-column.tsx';
import { SettingsList } from './settings-list.tsx';
import { useSettingsGroups } from './use-settings-groups.ts';

/** The settings of all areas, in groups. The list of groups is beside them on wide screens, and a page of its own on narrow ones. */
export function SettingsPage() {
  const { group: given } = useParams<{ group?: string }>();
  const { open, groups } = useSettingsGroups();
  if (given !== undefined && !groups.includes(given as SettingsGroup)) return <Redirect to="/settings" replace />;
  const shown = given ?? 'profile';
  return (
    <>
      {given && <BackToList />}
      <PageHeader title={<Trans>Einstellungen</Trans>} />
      <div className="grid items-start gap-x-8 gap-y-6 lg:grid-cols-[232px_minmax(0,1fr)]">
        <SettingsList groups={groups} shown={shown} className={given ? 'max-lg:hidden' : ''} />
        <div className={given ? '' : 'max-lg:hidden'}>
          <PlaceColumn key={shown} places={open.filter(({ group }) => group === shown)} />
        </div>
      </div>
    </>
  );
}

const BackToList = () => (
  <Link
    href="/settings"
    className="-mt-2 -ml-1 inline-flex min-h-touch items-center gap-1 text-sm text-ink-faint lg:hidden"
  >
    <ChevronLeft aria-hidden="true" className="size-4" />
    <Trans>Alle Einstellungen</Trans>
  </Link>
);
