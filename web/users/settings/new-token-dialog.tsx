import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { apiTokenCommands, NewToken, type TokenScope } from '#domain/users/contract/api-tokens.ts';
import { send } from '../../lib/api.ts';
import { useAppForm } from '../../lib/form/use-app-form.ts';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { SecretDialog } from '../../ui/secret-dialog.tsx';
import { useTokensAgain } from './token-change.ts';

type Values = { name: string; scope: TokenScope; days: string };

const lives = ['30', '90', '365'] as const;
const { MakeApiToken } = apiTokenCommands;

/** Asks for a name, the scope and the duration; then shows the token once. */
export function NewTokenDialog({ onClose }: Readonly<{ onClose: () => void }>) {
  const { t } = useLingui();
  const fetchAgain = useTokensAgain();
  const [made, setMade] = useState<string>();
  const form = useAppForm<Values, { token: string }>({
    schema: NewToken,
    defaults: { name: '', scope: 'read', days: '90' },
    words: { name: { required: msg`Wie heißt das Programm?` } },
    send: ({ days, ...values }) => send(MakeApiToken, { ...values, days: Number(days) }),
    onDone: ({ token }) => {
      setMade(token);
      void fetchAgain();
    },
  });
  if (made !== undefined) {
    return (
      <SecretDialog
        secret={made}
        title={<Trans>Ihr neues Token</Trans>}
        description={
          <Trans>
            Kopieren Sie es jetzt in Ihr Programm: Es wird nur dieses eine Mal gezeigt. Wer es hat, handelt in Ihrem
            Namen.
          </Trans>
        }
        onClose={onClose}
      />
    );
  }
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={<Trans>Token erstellen</Trans>}
      confirm={<Trans>Token erstellen</Trans>}
    >
      <TextField form={form} name="name" label={t`Programm`} autoComplete="off" />
      <SelectField
        form={form}
        name="scope"
        label={t`Was es darf`}
        options={[
          { value: 'read', label: t`Nur lesen` },
          { value: 'write', label: t`Lesen und schreiben` },
        ]}
      />
      <SelectField
        form={form}
        name="days"
        label={t`Wie lange es gilt`}
        options={lives.map((days) => ({ value: days, label: t`${days} Tage` }))}
      />
    </FormDialog>
  );
}
