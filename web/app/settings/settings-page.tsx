import { Trans } from '@lingui/react/macro';
import { useCurrentUser } from '../../lib/current-user.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { PlaceColumn } from '../place-column.tsx';
import { placesOf } from '../places.ts';

const sections = placesOf(({ settings }) => settings);

/** The sections of the areas, one below the other. */
export function SettingsPage() {
  const user = useCurrentUser();
  return (
    <>
      <PageHeader title={<Trans>Einstellungen</Trans>} />
      <PlaceColumn places={sections.filter(({ gate }) => !gate || gate(user))} />
    </>
  );
}
