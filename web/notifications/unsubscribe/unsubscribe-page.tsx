import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { notificationCommands } from '#domain/notifications/contract/calls.ts';
import { send } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import { errorMessage } from '../../lib/error-messages.ts';
import { tokenFrom } from '../../lib/link-token.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { useNotificationKinds } from '../words.ts';

/** The page behind the link at the end of a mail. It needs a click, because mail programs open links by themselves. */
export function UnsubscribePage() {
  const [token] = useState(() => tokenFrom(location.hash));
  const stop = useMutation({ mutationFn: (all: boolean) => send(notificationCommands.StopMails, { token, all }) });
  useEffect(() => history.replaceState(history.state, '', location.pathname), []);
  return (
    <Card className="mx-auto my-10 grid max-w-form gap-6 p-8 max-md:p-5">
      {stop.data ? (
        <Stopped type={stop.data.type} />
      ) : (
        <>
          <div className="grid gap-1.5">
            <h1>
              <Trans>Mails abbestellen</Trans>
            </h1>
            <p className="text-ink-soft">
              <Trans>In der Glocke auf Rostra sehen Sie weiterhin, was geschieht.</Trans>
            </p>
          </div>
          {stop.isError && <Refused error={stop.error} />}
          <div className="grid gap-3">
            <Button look="primary" size="large" busy={stop.isPending} onClick={() => stop.mutate(false)}>
              <Trans>Solche Mails abbestellen</Trans>
            </Button>
            <Button size="large" disabled={stop.isPending} onClick={() => stop.mutate(true)}>
              <Trans>Alle Mails zu Neuigkeiten abbestellen</Trans>
            </Button>
          </div>
        </>
      )}
    </Card>
  );
}

function Refused({ error }: Readonly<{ error: unknown }>) {
  const { i18n } = useLingui();
  const isBroken = error instanceof ApiError && error.code === 'invalid_input';
  return (
    <Alert>
      {isBroken ? (
        <Trans>Dieser Link ist nicht vollständig. In den Einstellungen können Sie die Mails auch abbestellen.</Trans>
      ) : (
        i18n._(errorMessage(error))
      )}
    </Alert>
  );
}

function Stopped({ type }: Readonly<{ type: string | null }>) {
  const kindOf = useNotificationKinds();
  return (
    <div role="status" className="grid gap-4">
      <h1>
        <Trans>Abbestellt</Trans>
      </h1>
      <p className="text-ink-soft">
        {type === null ? (
          <Trans>Sie bekommen keine Mails zu Neuigkeiten mehr.</Trans>
        ) : (
          <Trans>Dazu bekommen Sie keine Mails mehr: {kindOf(type).label}</Trans>
        )}
      </p>
      <Link href="/settings/notifications" className="text-sm font-[550] text-primary underline underline-offset-4">
        <Trans>In den Einstellungen ändern</Trans>
      </Link>
    </div>
  );
}
