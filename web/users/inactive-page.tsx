import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { supportInfo } from '#domain/product/contract/calls.ts';
import { query } from '../lib/api.ts';
import { useFormats } from '../lib/use-formats.ts';
import { Button } from '../ui/button.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { TextLink } from './text-link.tsx';

/** For people whose account was deactivated. */
export function InactivePage() {
  const { dateTime } = useFormats();
  const until = useHistoryState<Readonly<{ until?: string | null }> | null>()?.until;
  const end = until && dateTime(until);
  return (
    <AuthFrame
      title={<Trans>Ihr Konto ist nicht aktiv</Trans>}
      below={
        <TextLink href="/auth/login">
          <Trans>Mit einem anderen Konto anmelden</Trans>
        </TextLink>
      }
    >
      <p>
        {end ? (
          <Trans>Ihr Zugang galt bis {end}.</Trans>
        ) : (
          <Trans>Eine Person aus der Verwaltung hat es deaktiviert.</Trans>
        )}
      </p>
      <p className="text-ink-soft">
        <Trans>
          Ihre Vorträge sind nicht gelöscht: Sie sind wieder da, sobald das Konto freigeschaltet ist. Auch ein Vortrag,
          den Sie gerade aufgenommen haben, wird Ihnen dann angeboten.
        </Trans>
      </p>
      <Support />
      <Button asChild look="primary" size="large">
        <Link href="/legal/contact">
          <Trans>Kontakt aufnehmen</Trans>
        </Link>
      </Button>
    </AuthFrame>
  );
}

/** The support contact. */
function Support() {
  const { data } = useQuery(query(supportInfo, { tenant: 'default' }));
  if (!data?.email && !data?.phone) return null;
  const { name, email, phone, times } = data;
  return (
    <p className="text-sm text-ink-soft">
      <Trans>Fragen beantwortet {name}:</Trans> {email && <a href={`mailto:${email}`}>{email}</a>} {phone} {times}
    </p>
  );
}
