import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { UsersRound } from 'lucide-react';
import { useState } from 'react';
import { confirmationCommands } from '#domain/administration/contract/confirmation-commands.ts';
import { type ConfirmationRow, confirmationList } from '#domain/administration/contract/confirmations.ts';
import { hourMs } from '#domain/kernel/durations.ts';
import { send } from '../lib/api.ts';
import { changesOf, tellRefusal } from '../lib/changes.ts';
import { useCurrentUser } from '../lib/current-user.tsx';
import { Button } from '../ui/button.tsx';
import { ActionDialog } from './action-dialog.tsx';

const { useChange: useConfirmationChange } = changesOf([confirmationList], { isAwaited: true, onRefused: tellRefusal });

/** A deed that waits for a second admin, with the buttons for the decision. */
export function ConfirmationCard({ confirmation }: Readonly<{ confirmation: ConfirmationRow }>) {
  const { id, requestedBy, expiresAt, reason, mayConfirm } = confirmation;
  const { i18n } = useLingui();
  const [declining, setDeclining] = useState(false);
  const isOwn = useCurrentUser().id === requestedBy.id;
  const confirm = useConfirmationChange(() => send(confirmationCommands.ConfirmDeed, { id }));
  const hours = Math.max(1, Math.ceil((Date.parse(expiresAt) - Date.now()) / hourMs));
  return (
    <section className="grid gap-3 rounded-lg bg-near-wash p-4 text-sm">
      <h3 className="flex items-center gap-2 font-[600] text-near">
        <UsersRound aria-hidden="true" className="size-4" />
        <Trans>Wartet auf eine zweite Person</Trans>
      </h3>
      <p className="wrap-anywhere">
        <DeedSentence confirmation={confirmation} />
        {reason && <span className="block text-ink-soft">„{reason}“</span>}
      </p>
      <div className="flex flex-wrap items-center gap-2">
        {mayConfirm && (
          <Button look="primary" busy={confirm.isPending} onClick={() => confirm.mutate()}>
            <Trans>Bestätigen</Trans>
          </Button>
        )}
        {(mayConfirm || isOwn) && (
          <Button onClick={() => setDeclining(true)}>
            {isOwn ? <Trans>Zurücknehmen …</Trans> : <Trans>Ablehnen …</Trans>}
          </Button>
        )}
        <span className="ml-auto text-xs text-ink-soft">
          <Trans>noch {hours} Std.</Trans>
        </span>
      </div>
      {declining && (
        <ActionDialog
          title={isOwn ? <Trans>Zurücknehmen?</Trans> : <Trans>Ablehnen?</Trans>}
          description={<Trans>Es geschieht dann nicht, und beides steht im Verlauf.</Trans>}
          confirm={isOwn ? i18n._(msg`Zurücknehmen`) : i18n._(msg`Ablehnen`)}
          run={(why) => send(confirmationCommands.DeclineDeed, { id, ...(why && { reason: why }) })}
          onClose={() => setDeclining(false)}
        />
      )}
    </section>
  );
}

/** Names the requester and the deed in one sentence. */
export function DeedSentence({ confirmation }: Readonly<{ confirmation: ConfirmationRow }>) {
  const { t } = useLingui();
  const { kind, people, count, area, requestedBy } = confirmation;
  const [by, person] = [requestedBy.name ?? t`Jemand`, people[0]?.name ?? t`eine Person`];
  switch (kind) {
    case 'make_admin':
      return (
        <Trans>
          {by} möchte {person} die Rolle <strong>Verwaltung</strong> geben.
        </Trans>
      );
    case 'erase':
      return (
        <Trans>
          {by} möchte {person} löschen.
        </Trans>
      );
    case 'drop_read_model':
      return (
        <Trans>
          {by} möchte die aufbewahrten Fassungen des Lesemodells {area} löschen.
        </Trans>
      );
    case 'change_master_key':
      return (
        <Trans>{by} möchte den Hauptschlüssel wechseln, mit dem die Schlüssel aller Personen verschlossen sind.</Trans>
      );
    case 'deactivate':
      return (
        <Trans>
          {by} möchte {count} Personen deaktivieren, darunter {person}.
        </Trans>
      );
  }
}
