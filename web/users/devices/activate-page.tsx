import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { MonitorSmartphone } from 'lucide-react';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { Link, Redirect } from 'wouter';
import { userCommands } from '#domain/users/contract/calls.ts';
import { type Answer, send } from '../../lib/api.ts';
import { hasCode } from '../../lib/api-error.ts';
import { authState } from '../../lib/auth-state.ts';
import { errorMessage } from '../../lib/error-messages.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { AuthFrame } from '../auth-frame.tsx';
import { OnwardButton } from '../onward-button.tsx';
import { useSignInChange } from '../sign-in-change.ts';
import { codeFrom, loginForCode } from './device-code.ts';

/** Shows the device that asks for access, before the person grants it. */
export function ActivatePage() {
  const [userCode] = useState(() => codeFrom(location.hash));
  const signedIn = useSnapshot(authState).auth.status === 'signed-in';
  if (!userCode) return <Redirect to="/auth/device" replace />;
  return signedIn ? <Activation userCode={userCode} /> : <Redirect to={loginForCode(userCode)} replace />;
}

function Activation({ userCode }: Readonly<{ userCode: string }>) {
  const device = useQuery({
    queryKey: ['device', userCode],
    queryFn: () => send(userCommands.FindDevice, { userCode }),
    retry: false,
    // Never fetched again: the code is gone once it is answered.
    staleTime: Number.POSITIVE_INFINITY,
  });
  const settle = useSignInChange((approve: boolean) =>
    send(approve ? userCommands.ApproveDevice : userCommands.DeclineDevice, { userCode }),
  );
  if (settle.isSuccess) return settle.variables ? <Approved /> : <Declined />;
  if (device.isError) return <NotFound error={device.error} />;
  if (!device.data) {
    return (
      <AuthFrame title={<Trans>Gerät bestätigen</Trans>}>
        <Loading>
          <Skeleton className="h-24" />
        </Loading>
      </AuthFrame>
    );
  }
  return (
    <AuthFrame
      title={<Trans>Dieses Gerät anmelden?</Trans>}
      lead={<Trans>Es kann dann alles, was Sie auch können. Bestätigen Sie nur, was Sie selbst vor sich haben.</Trans>}
    >
      <Device device={device.data} />
      {settle.isError && <Refused error={settle.error} />}
      <div className="grid gap-3">
        <Button look="primary" size="large" busy={settle.isPending} onClick={() => settle.mutate(true)}>
          <Trans>Ja, anmelden</Trans>
        </Button>
        <Button size="large" disabled={settle.isPending} onClick={() => settle.mutate(false)}>
          <Trans>Nein, ablehnen</Trans>
        </Button>
      </div>
    </AuthFrame>
  );
}

function Device({ device }: Readonly<{ device: Answer<typeof userCommands.FindDevice> }>) {
  const { t } = useLingui();
  const { dateTime } = useFormats();
  const { name, browser, system, startedAt } = device;
  const kind = browser && system ? t`${browser} unter ${system}` : (browser ?? system);
  const since = dateTime(startedAt);
  return (
    <div className="flex items-center gap-4 rounded-md bg-sunken p-4">
      <MonitorSmartphone aria-hidden="true" className="size-7 flex-none text-primary" />
      <div className="min-w-0">
        <p className="font-[550] wrap-anywhere">{name ?? kind ?? <Trans>Ein Gerät ohne Namen</Trans>}</p>
        <p className="text-sm text-ink-soft">
          {name && kind && <span className="block">{kind}</span>}
          <Trans>Zeigt den Code seit {since}</Trans>
        </p>
      </div>
    </div>
  );
}

function Refused({ error }: Readonly<{ error: unknown }>) {
  const { i18n } = useLingui();
  return <Alert>{i18n._(errorMessage(error))}</Alert>;
}

function NotFound({ error }: Readonly<{ error: unknown }>) {
  const { i18n } = useLingui();
  const isOver = hasCode(error, 'not_found') || hasCode(error, 'invalid_input');
  return (
    <AuthFrame title={<Trans>Diesen Code gibt es nicht</Trans>}>
      <Alert>
        {isOver ? (
          <Trans>
            Vielleicht ist ein Buchstabe falsch, oder die 15 Minuten sind um. Das Gerät zeigt dann auf Wunsch einen
            neuen.
          </Trans>
        ) : (
          i18n._(errorMessage(error))
        )}
      </Alert>
      <Button asChild look="primary" size="large">
        <Link href="/auth/device">
          <Trans>Anderen Code eingeben</Trans>
        </Link>
      </Button>
    </AuthFrame>
  );
}

const Approved = () => (
  <AuthFrame
    title={<Trans>Das Gerät ist angemeldet</Trans>}
    lead={<Trans>Dort geht es gleich weiter. In den Einstellungen können Sie es jederzeit abmelden.</Trans>}
  >
    <OnwardButton />
  </AuthFrame>
);

const Declined = () => (
  <AuthFrame title={<Trans>Abgelehnt</Trans>} lead={<Trans>Das Gerät kommt mit diesem Code nicht hinein.</Trans>}>
    <OnwardButton />
  </AuthFrame>
);
