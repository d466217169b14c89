import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { oldSecretHours, type WebhookTarget, webhookCommands } from '#domain/webhooks/contract/calls.ts';
import { send } from '../lib/api.ts';
import { Button } from '../ui/button.tsx';
import { Chip } from '../ui/chip.tsx';
import { ConfirmChange } from '../ui/confirm-change.tsx';
import { showSnackbar } from '../ui/snackbar-state.ts';
import { kindWords } from './kind-words.ts';
import { NewSecret } from './new-secret.tsx';
import { type ShownWebhook, useWebhookChange } from './use-webhook-change.ts';
import { WebhookDialog } from './webhook-dialog.tsx';

type WebhookRowProps = Readonly<{ target: WebhookTarget; targetId: string; webhook: ShownWebhook }>;

export function WebhookRow({ target, targetId, webhook }: WebhookRowProps) {
  const { i18n } = useLingui();
  const [open, setOpen] = useState<'edit' | 'renew' | 'delete'>();
  const { id, url, kinds, offBecause } = webhook;
  const close = () => setOpen(undefined);
  const toggle = useWebhookChange(() =>
    send(webhookCommands.ChangeWebhook, { targetId, id, isOn: offBecause !== null }),
  );
  const test = useWebhookChange(
    () => send(webhookCommands.TestWebhook, { targetId, id }),
    () => showSnackbar(msg`Die Probe ist unterwegs.`),
  );
  const [secret, setSecret] = useState<string>();
  const renew = useWebhookChange(async () => {
    setSecret((await send(webhookCommands.RenewWebhookSecret, { targetId, id })).secret);
    close();
  });
  const remove = useWebhookChange(() => send(webhookCommands.DeleteWebhook, { targetId, id }), close);
  return (
    <li className="grid gap-2 py-4 first:pt-0">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-[550] [overflow-wrap:anywhere]">
        {url}
        {offBecause === 'person' && (
          <Chip>
            <Trans>ausgeschaltet</Trans>
          </Chip>
        )}
        {offBecause === 'failures' && (
          <Chip tone="off">
            <Trans>nach Fehlern ausgeschaltet</Trans>
          </Chip>
        )}
      </p>
      {offBecause === 'failures' && (
        <p className="text-sm text-ink-soft">
          <Trans>
            Mehrere Nachrichten in Folge kamen nicht an. Prüfen Sie das Ziel mit einer Probe und schalten Sie den
            Webhook wieder ein.
          </Trans>
        </p>
      )}
      <p className="text-sm text-ink-soft">{kinds.map((kind) => i18n._(kindWords[kind])).join(', ')}</p>
      <div className="flex flex-wrap gap-2">
        <Button busy={test.isPending} onClick={() => test.mutate()}>
          <Trans>Probe senden</Trans>
        </Button>
        <Button onClick={() => setOpen('edit')}>
          <Trans>Ändern</Trans>
        </Button>
        <Button busy={toggle.isPending} onClick={() => toggle.mutate()}>
          {offBecause === null ? <Trans>Ausschalten</Trans> : <Trans>Einschalten</Trans>}
        </Button>
        <Button onClick={() => setOpen('renew')}>
          <Trans>Geheimnis erneuern</Trans>
        </Button>
        <Button look="danger" onClick={() => setOpen('delete')}>
          <Trans>Löschen</Trans>
        </Button>
      </div>
      {open === 'edit' && <WebhookDialog target={target} targetId={targetId} webhook={webhook} onClose={close} />}
      {secret !== undefined && <NewSecret secret={secret} onClose={() => setSecret(undefined)} />}
      <ConfirmChange
        open={open === 'renew'}
        onClose={close}
        change={renew}
        title={<Trans>Geheimnis erneuern?</Trans>}
        description={
          <Trans>
            Sie bekommen ein neues. Nachrichten tragen {oldSecretHours} Stunden lang beide Unterschriften, so dass Ihr
            Programm in Ruhe umgestellt werden kann. Soll das alte sofort enden, erneuern Sie zweimal.
          </Trans>
        }
        confirm={<Trans>Geheimnis erneuern</Trans>}
      />
      <ConfirmChange
        open={open === 'delete'}
        onClose={close}
        change={remove}
        title={<Trans>Webhook löschen?</Trans>}
        description={<Trans>Das Ziel erfährt nichts mehr, und die Liste seiner Nachrichten geht verloren.</Trans>}
        confirm={<Trans>Löschen</Trans>}
      />
    </li>
  );
}
