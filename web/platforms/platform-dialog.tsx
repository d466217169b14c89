import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import * as z from 'zod/mini';
import { platformCommands, type platformList } from '#domain/platforms/contract/calls.ts';
import { type Answer, send } from '../lib/api.ts';
import { useAppForm } from '../lib/form/use-app-form.ts';
import { FormDialog } from '../ui/form/form-dialog.tsx';
import { TextField } from '../ui/form/text-field.tsx';
import { usePlatformsAgain } from './platform-change.ts';

type Platform = Answer<typeof platformList>[number];
type PlatformDialogProps = Readonly<{ platform?: Platform; onClose: () => void }>;

const { RegisterPlatform, ChangePlatform } = platformCommands;
const { name, issuer, clientId, authorizationUrl, tokenUrl, jwksUrl } = RegisterPlatform.body.shape;
/** One field has all deployment ids, separated by commas. */
const Values = z.object({
  ...{ name, issuer, clientId, authorizationUrl, tokenUrl, jwksUrl },
  deploymentIds: z.string().check(z.trim(), z.minLength(1), z.maxLength(2_000)),
});
type Values = z.input<typeof Values>;

const empty = { name: '', issuer: '', clientId: '', authorizationUrl: '', tokenUrl: '', jwksUrl: '' };

const address = {
  no_address: msg`Das ist keine Internetadresse.`,
  https_only: msg`Die Adresse muss mit https:// beginnen.`,
  private_address: msg`Diese Adresse liegt in einem privaten Netz. Wer Rostra betreibt, kann das erlauben.`,
};

/** A new platform, or new values for an existing one. Issuer and client id identify it and cannot be changed. */
export function PlatformDialog({ platform, onClose }: PlatformDialogProps) {
  const { t } = useLingui();
  const fetchAgain = usePlatformsAgain();
  const form = useAppForm<Values, unknown>({
    schema: Values,
    defaults: platform
      ? { ...platform, deploymentIds: platform.deploymentIds.join(', ') }
      : { ...empty, deploymentIds: '' },
    words: {
      clientId: { conflict: msg`Diese Plattform ist mit dieser Client-ID schon eingetragen.` },
      issuer: address,
      authorizationUrl: address,
      tokenUrl: address,
      jwksUrl: address,
    },
    refusals: { conflict: 'clientId' },
    send: ({ deploymentIds: given, ...values }) => {
      const { issuer: from, clientId: id, ...changed } = values;
      const deploymentIds = given
        .split(',')
        .map((one) => one.trim())
        .filter(Boolean);
      if (platform) return send(ChangePlatform, { id: platform.id, ...changed, deploymentIds });
      return send(RegisterPlatform, { ...changed, issuer: from, clientId: id, deploymentIds });
    },
    onDone: () => {
      void fetchAgain();
      onClose();
    },
  });
  const line = { autoComplete: 'off', spellCheck: false } as const;
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={platform ? <Trans>Lernplattform ändern</Trans> : <Trans>Lernplattform eintragen</Trans>}
      description={
        !platform && (
          <Trans>
            Wer die Plattform betreibt, kann Personen in Rostra hereinlassen. Tragen Sie nur eine ein, der Sie
            vertrauen.
          </Trans>
        )
      }
      confirm={platform ? <Trans>Speichern</Trans> : <Trans>Eintragen</Trans>}
    >
      <div className="grid max-h-[calc(100dvh-17rem)] gap-4 overflow-y-auto p-1">
        <TextField form={form} name="name" label={t`Name`} {...line} />
        {!platform && (
          <>
            <TextField form={form} name="issuer" label={t`Aussteller (Platform ID, Issuer)`} {...line} />
            <TextField form={form} name="clientId" label={t`Client-ID`} {...line} />
          </>
        )}
        <TextField
          form={form}
          name="deploymentIds"
          label={t`Deployment-IDs`}
          hint={<Trans>Mehrere mit Kommas getrennt</Trans>}
          {...line}
        />
        <TextField
          form={form}
          name="authorizationUrl"
          label={t`Adresse der Anmeldung (Authentication request URL)`}
          {...line}
        />
        <TextField form={form} name="tokenUrl" label={t`Adresse für Tokens (Access token URL)`} {...line} />
        <TextField form={form} name="jwksUrl" label={t`Adresse der Schlüssel (Public keyset URL)`} {...line} />
      </div>
    </FormDialog>
  );
}
