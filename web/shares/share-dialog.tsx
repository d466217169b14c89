import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { SessionDetail } from '#domain/sessions/contract/report.ts';
import { shareCommands, sharesWithAll } from '#domain/shares/contract/calls.ts';
import { send } from '../lib/api.ts';
import { usePermitsAny } from '../lib/current-user.tsx';
import { errorMessage } from '../lib/error-messages.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Field } from '../ui/field.tsx';
import { Select } from '../ui/select.tsx';
import { showSnackbar } from '../ui/snackbar-state.ts';
import { TextInput } from '../ui/text-input.tsx';
import { CompanionPicker } from './companion-picker.tsx';
import { CurrentShares } from './current-shares.tsx';
import { GuestLinks } from './guest-links.tsx';
import { endOf, type Term } from './term.ts';
import { useShareChange } from './use-share-change.ts';

type ShareDialogProps = Readonly<{ sessions: readonly Pick<SessionDetail, 'id' | 'name'>[]; onClose: () => void }>;

/**
 * Chooses the people, the content and the end of a share. For a single talk it also lists present shares and guest
 * links.
 */
export function ShareDialog({ sessions, onClose }: ShareDialogProps) {
  const { t, i18n } = useLingui();
  const only = sessions.length === 1 ? sessions[0] : undefined;
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [address, setAddress] = useState('');
  const [withMedia, setWithMedia] = useState(true);
  const [term, setTerm] = useState<Term>('week');
  const mayReachAll = usePermitsAny(sharesWithAll);
  const sharedWith = [...chosen, ...(address.trim() ? [address.trim()] : [])];
  const [rejected, setRejected] = useState<readonly string[]>([]);
  const share = useShareChange(
    async () => {
      // Shares one talk after the other; if one fails, earlier ones stay shared.
      const answers = [];
      for (const { id } of sessions)
        answers.push(await send(shareCommands.ShareSession, { id, sharedWith, withMedia, until: endOf(term) }));
      return {
        isShared: answers.some(({ shared }) => shared.length > 0),
        rejected: [...new Set(answers.flatMap(({ rejected }) => rejected))],
      };
    },
    (answer) => {
      setChosen([]);
      setAddress('');
      setRejected(answer.rejected);
      if (!answer.isShared) return;
      showSnackbar(only ? msg`Der Vortrag ist geteilt.` : msg`Die Vorträge sind geteilt.`);
    },
  );
  const actions = (
    <>
      <Button onClick={onClose}>
        <Trans>Schließen</Trans>
      </Button>
      <Button
        look="primary"
        busy={share.isPending}
        disabled={sharedWith.length === 0}
        onClick={() => share.mutate(undefined)}
      >
        {sharedWith.length > 1 ? (
          <Plural value={sharedWith.length} one="Mit # Person teilen" other="Mit # Personen teilen" />
        ) : (
          <Trans>Teilen</Trans>
        )}
      </Button>
    </>
  );
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={
        only ? (
          <Trans>„{only.name}“ teilen</Trans>
        ) : (
          <Plural value={sessions.length} one="# Vortrag teilen" other="# Vorträge teilen" />
        )
      }
      description={
        only ? (
          <Trans>Wer ihn bekommt, sieht den Bericht und kann Ihnen Rückmeldung geben. Sonst niemand.</Trans>
        ) : (
          <Trans>Wer sie bekommt, sieht die Berichte und kann Ihnen Rückmeldung geben. Sonst niemand.</Trans>
        )
      }
      actions={actions}
    >
      {only && <CurrentShares sessionId={only.id} />}
      <CompanionPicker chosen={chosen} onChange={setChosen} />
      {mayReachAll && (
        <Field label={<Trans>Oder jemand anders: E-Mail-Adresse oder Benutzername</Trans>}>
          {(control) => (
            <TextInput
              {...control}
              autoComplete="off"
              value={address}
              onChange={({ target }) => setAddress(target.value)}
            />
          )}
        </Field>
      )}
      <Field label={<Trans>Wie lange?</Trans>}>
        {(control) => (
          <Select {...control} value={term} onChange={({ target }) => setTerm(target.value as Term)}>
            <option value="day">{t`Bis morgen Abend`}</option>
            <option value="week">{t`Eine Woche`}</option>
            <option value="month">{t`30 Tage`}</option>
            <option value="open">{t`Bis ich es zurücknehme`}</option>
          </Select>
        )}
      </Field>
      <Checkbox label={<Trans>Mit der Aufnahme, zum Anhören</Trans>} checked={withMedia} onChange={setWithMedia} />
      {rejected.length > 0 && (
        <Alert>
          <Trans>Nicht geteilt mit {rejected.join(', ')}: Sie sind in keiner gemeinsamen Gruppe.</Trans>
        </Alert>
      )}
      {share.isError && <Alert>{i18n._(errorMessage(share.error))}</Alert>}
      {only && <GuestLinks target="talk" targetId={only.id} />}
    </Dialog>
  );
}
