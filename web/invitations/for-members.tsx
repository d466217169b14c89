import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { Link, useSearchParams } from 'wouter';
import { useCurrentUser } from '../lib/current-user.tsx';
import { errorMessage } from '../lib/error-messages.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import type { LookedUp } from './looked-up.ts';
import { useAnswer } from './use-answer.ts';

type ForMembersProps = Readonly<{ invitation: LookedUp; token: string }>;

/** Asks a signed-in person to accept or decline. People who came back here to join are not asked again. */
export function ForMembers({ invitation, token }: ForMembersProps) {
  const { id, email } = invitation;
  const { i18n } = useLingui();
  const user = useCurrentUser();
  const [search] = useSearchParams();
  const { accept, decline } = useAnswer({ id, token });
  const isOther = user.email.toLowerCase() !== email.toLowerCase();
  const joins = search.has('join') && !isOther;
  const { mutate, isIdle } = accept;
  useEffect(() => {
    if (joins && isIdle) mutate();
  }, [joins, isIdle, mutate]);
  if (isOther) return <OtherAddress email={email} own={user.email} />;
  const error = accept.error ?? decline.error;
  return (
    <>
      {error && <Alert>{i18n._(errorMessage(error))}</Alert>}
      <div className="flex flex-wrap gap-2 max-sm:grid">
        <Button look="primary" size="large" busy={accept.isPending} onClick={() => accept.mutate()}>
          <Trans>Teilnehmen</Trans>
        </Button>
        <Button size="large" busy={decline.isPending} disabled={accept.isPending} onClick={() => decline.mutate()}>
          <Trans>Ablehnen</Trans>
        </Button>
      </div>
    </>
  );
}

const OtherAddress = ({ email, own }: Readonly<{ email: string; own: string }>) => (
  <>
    <p className="text-pretty text-ink-soft">
      <Trans>
        Die Einladung gilt für <b className="wrap-anywhere text-ink">{email}</b>. Angemeldet sind Sie als{' '}
        <b className="wrap-anywhere text-ink">{own}</b>. Melden Sie sich ab und mit der eingeladenen Adresse wieder an.
      </Trans>
    </p>
    <Button asChild look="primary" size="large">
      <Link href="/auth/logout">
        <Trans>Abmelden</Trans>
      </Link>
    </Button>
  </>
);
