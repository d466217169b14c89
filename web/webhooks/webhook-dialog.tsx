import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import {
  type WebhookKind,
  type WebhookTarget,
  webhookCommands,
  webhookKinds,
} from '#domain/webhooks/contract/calls.ts';
import { send } from '../lib/api.ts';
import { useAppForm } from '../lib/form/use-app-form.ts';
import { Checkbox } from '../ui/checkbox.tsx';
import { FieldError } from '../ui/field.tsx';
import { FormDialog } from '../ui/form/form-dialog.tsx';
import { TextField } from '../ui/form/text-field.tsx';
import { kindWords } from './kind-words.ts';
import { NewSecret } from './new-secret.tsx';
import { type ShownWebhook, useWebhooksAgain } from './use-webhook-change.ts';

type WebhookDialogProps = Readonly<{
  target: WebhookTarget;
  targetId: string;
  webhook?: ShownWebhook;
  onClose: () => void;
}>;
type Values = { url: string; kinds: WebhookKind[] };

const { MakeWebhook, ChangeWebhook } = webhookCommands;

/** Creates a webhook and shows its secret once, or edits the address and events of an existing one. */
export function WebhookDialog({ target, targetId, webhook, onClose }: WebhookDialogProps) {
  const { t, i18n } = useLingui();
  const fetchAgain = useWebhooksAgain();
  const [secret, setSecret] = useState<string>();
  const form = useAppForm<Values, string | undefined>({
    schema: MakeWebhook.body,
    fixed: { target, targetId },
    defaults: { url: webhook?.url ?? 'https://', kinds: webhook?.kinds ?? [...webhookKinds[target]] },
    words: {
      url: {
        required: msg`Wohin sollen die Nachrichten gehen?`,
        no_address: msg`Das ist keine Internetadresse.`,
        https_only: msg`Die Adresse muss mit https:// beginnen.`,
        private_address: msg`Diese Adresse liegt in einem privaten Netz. Dorthin wird nichts gesendet.`,
      },
      kinds: { other: msg`Wählen Sie mindestens ein Ereignis.` },
    },
    send: async (values) => {
      if (!webhook) return (await send(MakeWebhook, { target, targetId, ...values })).secret;
      await send(ChangeWebhook, { targetId, id: webhook.id, ...values });
      return undefined;
    },
    onDone: (made) => {
      void fetchAgain();
      if (made === undefined) onClose();
      else setSecret(made);
    },
  });
  if (secret !== undefined) return <NewSecret secret={secret} onClose={onClose} />;
  const kinds = form.watch('kinds');
  const choose = (kind: WebhookKind, isChosen: boolean) =>
    form.setValue('kinds', isChosen ? [...kinds, kind] : kinds.filter((one) => one !== kind), {
      shouldDirty: true,
      shouldValidate: form.formState.isSubmitted,
    });
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={webhook ? <Trans>Webhook ändern</Trans> : <Trans>Webhook anlegen</Trans>}
      confirm={webhook ? <Trans>Speichern</Trans> : <Trans>Webhook anlegen</Trans>}
    >
      <TextField form={form} name="url" label={t`Adresse`} type="url" autoComplete="off" spellCheck={false} />
      <fieldset className="grid gap-2">
        <legend className="mb-1.5 text-sm font-[550]">
          <Trans>Ereignisse</Trans>
        </legend>
        {webhookKinds[target].map((kind) => (
          <Checkbox
            key={kind}
            label={i18n._(kindWords[kind])}
            checked={kinds.includes(kind)}
            onChange={(isChosen) => choose(kind, isChosen)}
          />
        ))}
        <FieldError id="webhook-kinds" error={form.formState.errors.kinds?.message} />
      </fieldset>
    </FormDialog>
  );
}
