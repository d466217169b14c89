import { Trans } from '@lingui/react/macro';
import { Link } from 'wouter';
import { Button } from '../ui/button.tsx';
import { SettingsSection } from '../ui/settings-section.tsx';

/** Shown in the settings of people without a company. */
export const CompanyOffer = () => (
  <SettingsSection
    title={<Trans>Für Firmen</Trans>}
    text={<Trans>Plätze für Ihr Team, eine Rechnung für alle. Ihr eigenes Konto bleibt, wie es ist.</Trans>}
  >
    <Button asChild>
      <Link href="/company/home">
        <Trans>Firma anlegen</Trans>
      </Link>
    </Button>
  </SettingsSection>
);
