import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { encode } from 'uqr';
import { useSnapshot } from 'valtio';
import { Redirect } from 'wouter';
import type { userCommands } from '#domain/users/contract/calls.ts';
import type { Answer } from '../../lib/api.ts';
import { authState } from '../../lib/auth-state.ts';
import { errorMessage } from '../../lib/error-messages.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { AuthFrame } from '../auth-frame.tsx';
import { type Ending, usePairing } from './use-pairing.ts';

const border = 3;

/** Dark on light in both themes, because cameras expect that. */
function QrCode({ text, label }: Readonly<{ text: string; label: string }>) {
  const { size, data } = useMemo(() => encode(text, { ecc: 'M', border }), [text]);
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-48 rounded-md"
    >
      <rect width={size} height={size} fill="white" />
      <path d={path} fill="black" />
    </svg>
  );
}

/** For a headset, where typing a password is hard: shows a code and waits for approval. */
export function DeviceRegisterPage() {
  const signedIn = useSnapshot(authState).auth.status === 'signed-in';
  return signedIn ? <Redirect to="/" replace /> : <Pairing />;
}

function Pairing() {
  const { i18n } = useLingui();
  const { begun, error, ending, again } = usePairing();
  return (
    <AuthFrame title={<Trans>Dieses Gerät verbinden</Trans>}>
      {error && <Alert>{i18n._(errorMessage(error))}</Alert>}
      {ending && <Ended ending={ending} />}
      {(error || ending) && (
        <Button look="primary" size="large" onClick={again}>
          <Trans>Neuen Code zeigen</Trans>
        </Button>
      )}
      {!ending && begun && <Code begun={begun} />}
      {!(ending || begun || error) && (
        <Loading>
          <Skeleton className="h-64" />
        </Loading>
      )}
    </AuthFrame>
  );
}

const Ended = ({ ending }: Readonly<{ ending: Ending }>) => (
  <Alert>
    {ending === 'declined' ? (
      <Trans>Die Anmeldung wurde auf dem anderen Gerät abgelehnt.</Trans>
    ) : (
      <Trans>Dieser Code gilt nicht mehr.</Trans>
    )}
  </Alert>
);

function Code({ begun }: Readonly<{ begun: Answer<typeof userCommands.StartDevicePairing> }>) {
  const { t } = useLingui();
  const { userCode, verificationUri, verificationUriComplete } = begun;
  const address = verificationUri.replace(/^https?:\/\//, '');
  return (
    <div className="grid justify-items-center gap-5 text-center">
      <p className="text-ink-soft">
        <Trans>
          Öffnen Sie auf Ihrem Telefon oder Computer <b className="text-ink wrap-anywhere">{address}</b> und geben Sie
          dort diesen Code ein:
        </Trans>
      </p>
      <p className="font-display text-3xl font-semibold tracking-wider tabular-nums">{userCode}</p>
      <p className="text-sm text-ink-soft">
        <Trans>Oder richten Sie die Kamera Ihres Telefons auf dieses Bild:</Trans>
      </p>
      <QrCode text={verificationUriComplete} label={t`QR-Code, der zur Eingabe des Codes führt`} />
      <p role="status" className="text-sm text-ink-soft">
        <Trans>Wartet auf Ihre Bestätigung. Der Code gilt 15 Minuten.</Trans>
      </p>
    </div>
  );
}
