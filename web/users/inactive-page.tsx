import { Trans } from '@lingui/react/macro';
import { Link } from 'wouter';
import { Button } from '../ui/button.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { TextLink } from './text-link.tsx';

/** For people whose account was switched off. */
export function InactivePage() {
  return (
    <AuthFrame
      title={<Trans>Ihr Konto ist nicht aktiv</Trans>}
      below={
        <TextLink href="/auth/login">
          <Trans>Mit einem anderen Konto anmelden</Trans>
        </TextLink>
      }
    >
      <p className="text-ink-soft">
        <Trans>
          Eine Person aus der Verwaltung hat es abgeschaltet, oder seine Zeit ist um. Ihre Vorträge sind nicht gelöscht:
          Sie sind wieder da, sobald das Konto freigeschaltet ist.
        </Trans>
      </p>
      <Button asChild look="primary" size="large">
        <Link href="/legal/contact">
          <Trans>Kontakt aufnehmen</Trans>
        </Link>
      </Button>
    </AuthFrame>
  );
}
