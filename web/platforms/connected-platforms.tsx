import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { platformAccountList, platformCommands } from '#domain/platforms/contract/calls.ts';
import { type Answer, query, send } from '../lib/api.ts';
import { changesOf } from '../lib/changes.ts';
import { useFormats } from '../lib/use-formats.ts';
import { Button } from '../ui/button.tsx';
import { ConfirmChange } from '../ui/confirm-change.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { SettingsSection } from '../ui/settings-section.tsx';

const { useChange: usePlatformAccountChange } = changesOf([platformAccountList], {
  isAwaited: true,
  afterRefusal: true,
});

type Account = Answer<typeof platformAccountList>[number];

/** The learning platforms that the person's account is connected with; nothing if there are none. */
export function ConnectedPlatforms() {
  const { t } = useLingui();
  const accounts = useQuery(query(platformAccountList, {}));
  if (accounts.isError) return <ErrorState error={accounts.error} retry={() => void accounts.refetch()} />;
  if (!accounts.data || accounts.data.length === 0) return null;
  return (
    <SettingsSection
      title={<Trans>Lernplattformen</Trans>}
      text={<Trans>Aus diesen Plattformen kommen Sie ohne Passwort herein.</Trans>}
    >
      <ul aria-label={t`Lernplattformen`} className="grid divide-y divide-line">
        {accounts.data.map((account) => (
          <Row key={account.id} account={account} />
        ))}
      </ul>
    </SettingsSection>
  );
}

function Row({ account: { id, platform, issuer, connectedAt } }: Readonly<{ account: Account }>) {
  const { day } = useFormats();
  const [isOpen, setOpen] = useState(false);
  const disconnect = usePlatformAccountChange(
    () => send(platformCommands.DisconnectPlatform, { id }),
    () => setOpen(false),
  );
  const since = day(connectedAt);
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <span className="min-w-0 wrap-anywhere">
        <span className="font-[550]">{platform}</span>
        <span className="block text-sm text-ink-soft">
          {issuer} · <Trans>seit {since}</Trans>
        </span>
      </span>
      <Button onClick={() => setOpen(true)}>
        <Trans>Trennen</Trans>
      </Button>
      <ConfirmChange
        open={isOpen}
        onClose={() => setOpen(false)}
        change={disconnect}
        title={<Trans>Von {platform} trennen?</Trans>}
        description={
          <Trans>
            Sie melden sich dann wieder mit Ihrem Passwort an, und Ihr Fortschritt geht nicht mehr in Ihre Kurse. Haben
            Sie noch kein Passwort, setzen Sie eines mit „Passwort vergessen“. Ihre Seminare bleiben.
          </Trans>
        }
        confirm={<Trans>Trennen</Trans>}
      />
    </li>
  );
}
