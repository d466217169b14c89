import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { administrationCommands } from '#domain/administration/contract/calls.ts';
import { type ErasureReason, privacyCommands } from '#domain/privacy/contract/calls.ts';
import { send } from '../lib/api.ts';
import { Field } from '../ui/field.tsx';
import { Select } from '../ui/select.tsx';
import { showSnackbar } from '../ui/snackbar-state.ts';
import { TextInput } from '../ui/text-input.tsx';
import { ActionDialog } from './action-dialog.tsx';
import type { PersonDialogProps } from './person-dialog.ts';
import { useOfferUndo } from './use-offer-undo.ts';

export function DeactivateDialog({ person: { id, name }, onClose }: PersonDialogProps) {
  const offerUndo = useOfferUndo();
  return (
    <ActionDialog
      title={<Trans>{name} deaktivieren?</Trans>}
      description={
        <Trans>
          Die Person wird überall abgemeldet und kann sich nicht mehr anmelden. Ihre Vorträge bleiben, auch einer, den
          sie gerade aufnimmt. Sie können das Konto jederzeit wieder freischalten.
        </Trans>
      }
      confirm={<Trans>Deaktivieren</Trans>}
      look="danger"
      reason="required"
      run={async (reason = '') => {
        await send(administrationCommands.DeactivateUser, { id, reason });
        offerUndo(msg`${name} ist deaktiviert.`, () => send(administrationCommands.ActivateUser, { id, time: null }));
      }}
      onClose={onClose}
    />
  );
}

export function EndSignInsDialog({ person: { id, name, signIns }, onClose }: PersonDialogProps) {
  const count = signIns.length;
  return (
    <ActionDialog
      title={<Trans>{name} überall abmelden?</Trans>}
      description={
        <>
          <Plural
            value={count}
            _0="Es endet keine Anmeldung."
            one="Es endet eine Anmeldung."
            other="Es enden # Anmeldungen."
          />{' '}
          <Trans>Die Person kann sich gleich wieder anmelden.</Trans>
        </>
      }
      confirm={<Trans>Überall abmelden</Trans>}
      look="danger"
      run={(reason) => send(administrationCommands.EndUserSignIns, { id, ...(reason && { reason }) })}
      onClose={onClose}
    />
  );
}

export function VerifyEmailDialog({ person: { id, email }, onClose }: PersonDialogProps) {
  return (
    <ActionDialog
      title={<Trans>E-Mail-Adresse bestätigen?</Trans>}
      description={<Trans>Sie stehen dafür ein, dass {email} dieser Person gehört.</Trans>}
      confirm={<Trans>Bestätigen</Trans>}
      run={(reason) => send(administrationCommands.VerifyUserEmail, { id, ...(reason && { reason }) })}
      onClose={onClose}
    />
  );
}

export function PasswordResetDialog({ person: { id, email }, onClose }: PersonDialogProps) {
  return (
    <ActionDialog
      title={<Trans>Mail für ein neues Passwort senden?</Trans>}
      description={<Trans>Sie geht an {email}; der Link darin gilt eine Stunde. Das Passwort bleibt bis dahin.</Trans>}
      confirm={<Trans>Mail senden</Trans>}
      run={async (reason) => {
        await send(administrationCommands.SendUserPasswordReset, { id, ...(reason && { reason }) });
        showSnackbar(msg`Die Mail ist unterwegs.`);
      }}
      onClose={onClose}
    />
  );
}

export function EraseDialog({ person: { id, name, email }, onClose }: PersonDialogProps) {
  const { t } = useLingui();
  const [ground, setGround] = useState<ErasureReason>('requested');
  const [typed, setTyped] = useState('');
  const grounds: Readonly<Record<ErasureReason, string>> = {
    requested: t`die Person hat es verlangt`,
    not_needed: t`nicht mehr gebraucht`,
    unlawful: t`nicht rechtmäßig verarbeitet`,
    legal_obligation: t`ein Gesetz verlangt es`,
  };
  return (
    <ActionDialog
      title={<Trans>{name} löschen?</Trans>}
      description={
        <Trans>
          Alles Persönliche wird für immer unlesbar: Konto, Vorträge, Auswertungen. Das lässt sich nicht zurücknehmen.
        </Trans>
      }
      confirm={<Trans>Löschen</Trans>}
      look="danger"
      reason="required"
      about="erasure"
      disabled={typed.trim() !== email}
      run={async (reason = '') => {
        const { confirmationId } = await send(privacyCommands.EraseUser, { id, ground, reason });
        showSnackbar(confirmationId ? msg`Das wartet nun auf eine zweite Person.` : msg`Das Konto wird gelöscht.`);
      }}
      onClose={onClose}
    >
      <Field label={<Trans>Rechtsgrund</Trans>}>
        {(control) => (
          <Select {...control} value={ground} onChange={({ target }) => setGround(target.value as ErasureReason)}>
            {Object.entries(grounds).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={<Trans>Zum Bestätigen „{email}“ eingeben</Trans>}>
        {(control) => (
          <TextInput {...control} autoComplete="off" value={typed} onChange={({ target }) => setTyped(target.value)} />
        )}
      </Field>
    </ActionDialog>
  );
}
