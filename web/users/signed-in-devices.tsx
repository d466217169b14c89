import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { signInList } from '#domain/users/contract/calls.ts';
import { query } from '../lib/api.ts';
import { Button } from '../ui/button.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { SettingsSection } from '../ui/settings-section.tsx';
import { Loading, Skeleton } from '../ui/skeleton.tsx';
import { EndOtherSignIns } from './end-other-sign-ins.tsx';
import { SignInRow } from './sign-in-row.tsx';

/** The devices on which a person is signed in; each can be signed out from here. */
export function SignedInDevices() {
  return (
    <SettingsSection
      title={<Trans>Angemeldete Geräte</Trans>}
      text={
        <Trans>
          Hier sind Sie angemeldet. Kennen Sie ein Gerät nicht, melden Sie es ab und setzen Sie ein neues Passwort.
        </Trans>
      }
    >
      <SignIns />
    </SettingsSection>
  );
}

function SignIns() {
  const { t } = useLingui();
  // Sign-ins elsewhere are not pushed, so the list is fetched whenever it is shown.
  const signIns = useQuery({ ...query(signInList, {}), staleTime: 0 });
  if (signIns.data) {
    return (
      <div className="grid gap-4">
        <ul aria-label={t`Angemeldete Geräte`} className="grid divide-y divide-line">
          {signIns.data.map((signIn) => (
            <SignInRow key={signIn.id} {...signIn} />
          ))}
        </ul>
        <div className="flex flex-wrap gap-2">
          <Button asChild>
            <Link href="/auth/device">
              <Trans>Gerät mit Code verbinden</Trans>
            </Link>
          </Button>
          {signIns.data.some(({ isCurrent }) => !isCurrent) && <EndOtherSignIns />}
        </div>
      </div>
    );
  }
  if (signIns.isError) return <ErrorState error={signIns.error} retry={() => void signIns.refetch()} />;
  return (
    <Loading className="grid gap-3">
      <Skeleton className="h-12" />
      <Skeleton className="h-12" />
    </Loading>
  );
}
