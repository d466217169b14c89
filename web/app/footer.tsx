import { Trans } from '@lingui/react/macro';
import { Link } from 'wouter';

const link = 'inline-flex min-h-6 items-center hover:text-ink hover:underline max-md:min-h-touch';

export function Footer() {
  return (
    <footer className="flex flex-wrap items-center gap-x-6 gap-y-1 px-8 py-5 text-xs text-ink-faint max-md:gap-x-4 max-md:px-4 print:hidden">
      <Link href="/imprint" className={link}>
        <Trans>Impressum</Trans>
      </Link>
      <Link href="/privacy" className={link}>
        <Trans>Datenschutz</Trans>
      </Link>
      <Link href="/legal/terms" className={link}>
        <Trans>Nutzungsbedingungen</Trans>
      </Link>
      <Link href="/contact" className={link}>
        <Trans>Kontakt</Trans>
      </Link>
      <Link href="/contracts/cancel" className={link}>
        <Trans>Verträge hier kündigen</Trans>
      </Link>
      <Link href="/contracts/withdraw" className={link}>
        <Trans>Vertrag widerrufen</Trans>
      </Link>
      <Link href="/audit/verify" className={link}>
        <Trans>Beweisdatei prüfen</Trans>
      </Link>
    </footer>
  );
}
