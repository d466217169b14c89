import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useContext, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { invitationCommands } from '#domain/invitations/contract/calls.ts';
import { send } from '../lib/api.ts';
import { hasCode } from '../lib/api-error.ts';
import { CurrentUser } from '../lib/current-user.tsx';
import { heldInvitation, holdInvitation } from '../lib/held-invitation.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { Loading, Skeleton } from '../ui/skeleton.tsx';
import { AboutSeminar } from './about-seminar.tsx';
import { ForGuests } from './for-guests.tsx';
import { ForMembers } from './for-members.tsx';
import type { LookedUp } from './looked-up.ts';
import { placeOf } from './place.ts';

/** The page behind the link in an invitation mail. */
export function InvitationPage() {
  const { t } = useLingui();
  const token = useToken();
  const invitation = useQuery({
    queryKey: ['invitation-looked-up', token],
    queryFn: () => send(invitationCommands.LookUpInvitation, { token }),
    enabled: token !== '',
    retry: false,
  });
  useHolding(token, invitation.data);
  return (
    <div className="mx-auto w-full max-w-[560px] py-10 max-md:py-2">
      <PageTitle>{t`Einladung`}</PageTitle>
      <Card className="grid gap-6 p-8 max-md:p-5">
        {invitation.data && <Shown invitation={invitation.data} token={token} />}
        {invitation.isError && !hasCode(invitation.error, 'invitation_not_found') && (
          <ErrorState error={invitation.error} retry={() => void invitation.refetch()} />
        )}
        {(token === '' || hasCode(invitation.error, 'invitation_not_found')) && <NoInvitation />}
        {invitation.isLoading && (
          <Loading className="grid gap-4">
            <Skeleton className="h-8" />
            <Skeleton className="h-24" />
          </Loading>
        )}
      </Card>
    </div>
  );
}

/** The token from the address, which is removed from the address bar and the browser history. */
function useToken(): string {
  const [token] = useState(
    () => new URLSearchParams(location.hash.replace(/^#/, '')).get('token') ?? heldInvitation()?.token ?? '',
  );
  useEffect(() => {
    if (location.hash) history.replaceState(history.state, '', location.pathname + location.search);
  }, []);
  return token;
}

function useHolding(token: string, invitation: LookedUp | undefined): void {
  useEffect(() => {
    if (invitation?.active) holdInvitation({ token, email: invitation.email });
  }, [token, invitation]);
}

function Shown({ invitation, token }: Readonly<{ invitation: LookedUp; token: string }>) {
  const user = useContext(CurrentUser);
  const { i18n } = useLingui();
  const { active, about, from } = invitation;
  const place = placeOf(invitation);
  if (!place) return <NoInvitation />;
  const Icon = place.icon;
  return (
    <>
      <header className="grid gap-3">
        {about?.logo ? (
          <img src={about.logo} alt="" className="max-h-[60px] max-w-[180px] justify-self-start object-contain" />
        ) : (
          <span className="grid size-12 place-items-center rounded-full bg-primary-wash text-primary">
            <Icon aria-hidden="true" className="size-6" />
          </span>
        )}
        <p className="text-ink-soft">{i18n._(from ? place.from(from) : place.title)}</p>
        <h1 className="-mt-2 wrap-anywhere">{place.name}</h1>
      </header>
      {about && active && <AboutSeminar about={about} />}
      {active && <p className="text-pretty text-ink-soft">{i18n._(place.meaning)}</p>}
      {!active && <NotOpen href={place.href} />}
      {active && (user ? <ForMembers invitation={invitation} token={token} /> : <ForGuests invitation={invitation} />)}
    </>
  );
}

/** The page does not say whether the invitation was accepted, declined or withdrawn: other people need not know. */
function NotOpen({ href }: Readonly<{ href: string }>) {
  return (
    <>
      <p className="text-pretty text-ink-soft">
        <Trans>
          Diese Einladung ist nicht mehr offen: Sie wurde schon angenommen, abgelehnt oder zurückgenommen. Wer zugesagt
          hat, findet alles nach der Anmeldung.
        </Trans>
      </p>
      <ToStart href={href}>
        <Trans>Weiter</Trans>
      </ToStart>
    </>
  );
}

const NoInvitation = () => (
  <>
    <h1>
      <Trans>Diese Einladung gibt es nicht</Trans>
    </h1>
    <p className="text-pretty text-ink-soft">
      <Trans>
        Vielleicht ist der Link aus der Mail nicht vollständig. Öffnen Sie ihn noch einmal aus der Mail, oder bitten Sie
        um eine neue Einladung.
      </Trans>
    </p>
    <ToStart href="/">
      <Trans>Zur Startseite</Trans>
    </ToStart>
  </>
);

const ToStart = ({ href, children }: Readonly<{ href: string; children: ReactNode }>) => (
  <Button asChild look="primary" size="large">
    <Link href={href}>{children}</Link>
  </Button>
);
