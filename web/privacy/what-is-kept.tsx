import { Trans } from '@lingui/react/macro';
import { Link } from 'wouter';
import { SettingsSection } from '../ui/settings-section.tsx';

/** What happens to recordings, in short. */
export function WhatIsKept() {
  return (
    <SettingsSection
      title={<Trans>Datenschutz</Trans>}
      text={<Trans>Was mit Ihren Aufnahmen geschieht, und was nicht.</Trans>}
    >
      <ul className="grid list-disc gap-2 pl-5">
        <li>
          <Trans>Ihre Vorträge sehen nur Sie, bis Sie sie teilen oder abgeben.</Trans>
        </li>
        <li>
          <Trans>Bevor eine Aufnahme oder ihr Text an einen anderen Dienst geht, fragen wir Sie.</Trans>
        </li>
        <li>
          <Trans>Ein gelöschter Vortrag ist mit Ton, Bild und Auswertung weg.</Trans>
        </li>
        <li>
          <Trans>Bei jedem Wechsel von Passwort oder Adresse schreiben wir Ihnen.</Trans>
        </li>
      </ul>
      <p className="mt-4">
        <Link href="/legal/privacy" className="font-[550] text-primary underline">
          <Trans>Datenschutzerklärung lesen</Trans>
        </Link>
      </p>
    </SettingsSection>
  );
}
