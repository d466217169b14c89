import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { apiTokenCommands, apiTokenList } from '#domain/users/contract/api-tokens.ts';
import { type Answer, query, send } from '../../lib/api.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { ConfirmChange } from '../../ui/confirm-change.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { SettingsSection } from '../../ui/settings-section.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { NewTokenDialog } from './new-token-dialog.tsx';
import { useTokenChange } from './token-change.ts';

type Token = Answer<typeof apiTokenList>[number];

/** Tokens with which programs call the API for the person. */
export function ApiTokens() {
  return (
    <SettingsSection
      title={<Trans>Tokens für Programme</Trans>}
      text={
        <Trans>
          Mit einem Token ruft ein Programm Rostra in Ihrem Namen auf. Es kann sich damit nicht anmelden und nichts
          verwalten. Welche Aufrufe es gibt, steht unter{' '}
          <a href="/api/docs" target="_blank" rel="noreferrer">
            /api/docs
          </a>
          .
        </Trans>
      }
    >
      <Tokens />
    </SettingsSection>
  );
}

function Tokens() {
  const { t } = useLingui();
  const [isMaking, setMaking] = useState(false);
  const tokens = useQuery(query(apiTokenList, {}));
  if (tokens.data) {
    return (
      <div className="grid gap-4">
        {tokens.data.length === 0 ? (
          <p className="text-ink-soft">
            <Trans>Noch kein Programm hat ein Token von Ihnen.</Trans>
          </p>
        ) : (
          <ul aria-label={t`Tokens`} className="grid divide-y divide-line">
            {tokens.data.map((token) => (
              <TokenRow key={token.id} {...token} />
            ))}
          </ul>
        )}
        <Button className="justify-self-start" onClick={() => setMaking(true)}>
          <Trans>Token erstellen</Trans>
        </Button>
        {isMaking && <NewTokenDialog onClose={() => setMaking(false)} />}
      </div>
    );
  }
  if (tokens.isError) return <ErrorState error={tokens.error} retry={() => void tokens.refetch()} />;
  return (
    <Loading className="grid gap-3">
      <Skeleton className="h-12" />
      <Skeleton className="h-12" />
    </Loading>
  );
}

function TokenRow({ id, name, scope, state, expiresAt, lastUsedAt }: Token) {
  const { dateTime, day } = useFormats();
  const used = lastUsedAt && dateTime(lastUsedAt);
  const until = day(expiresAt);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0">
      <div className="min-w-0 flex-1 basis-52">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-[550] [overflow-wrap:anywhere]">
          {name}
          {scope === 'read' ? (
            <Chip>
              <Trans>nur lesen</Trans>
            </Chip>
          ) : (
            <Chip>
              <Trans>lesen und schreiben</Trans>
            </Chip>
          )}
          {state === 'expired' && (
            <Chip tone="near">
              <Trans>abgelaufen</Trans>
            </Chip>
          )}
          {state === 'revoked' && (
            <Chip tone="off">
              <Trans>widerrufen</Trans>
            </Chip>
          )}
        </p>
        <p className="text-sm text-ink-soft">
          {used ? <Trans>Zuletzt benutzt {used}.</Trans> : <Trans>Noch nie benutzt.</Trans>}{' '}
          {state === 'active' && <Trans>Gilt bis {until}.</Trans>}
        </p>
      </div>
      {state === 'active' && <RevokeButton id={id} name={name} />}
    </li>
  );
}

function RevokeButton({ id, name }: Readonly<{ id: string; name: string }>) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const revoke = useTokenChange(
    () => send(apiTokenCommands.RevokeApiToken, { id }),
    () => setOpen(false),
  );
  return (
    <>
      <Button aria-label={t`Widerrufen: ${name}`} onClick={() => setOpen(true)}>
        <Trans>Widerrufen</Trans>
      </Button>
      <ConfirmChange
        open={isOpen}
        onClose={() => setOpen(false)}
        change={revoke}
        title={<Trans>„{name}“ widerrufen?</Trans>}
        description={<Trans>Das Programm wird ab sofort abgewiesen. Das lässt sich nicht rückgängig machen.</Trans>}
        confirm={<Trans>Widerrufen</Trans>}
      />
    </>
  );
}
