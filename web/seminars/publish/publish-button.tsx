import { msg } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { Send, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { seminarCommands } from '#domain/seminars/contract/calls.ts';
import type { SeminarDetail } from '#domain/seminars/contract/detail.ts';
import { send } from '../../lib/api.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmChange } from '../../ui/confirm-change.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { showSnackbar } from '../../ui/snackbar-state.ts';
import { useSeminarChange } from '../seminar-change.ts';
import { useErrorText } from '../use-error-text.ts';
import { CheckList } from './check-list.tsx';

type OfSeminar = Readonly<{ seminar: SeminarDetail }>;

/** Publishes a seminar, or reverts that. A dialog explains the consequences first. */
export function PublishButton({ seminar }: OfSeminar) {
  const [isOpen, setOpen] = useState(false);
  if (seminar.closed) return null;
  const Shown = seminar.published ? Unpublish : Publish;
  return (
    <>
      <Button size="large" look={seminar.published ? 'plain' : 'primary'} onClick={() => setOpen(true)}>
        {seminar.published ? <Undo2 aria-hidden="true" /> : <Send aria-hidden="true" />}
        {seminar.published ? <Trans>Zurücknehmen</Trans> : <Trans>Veröffentlichen</Trans>}
      </Button>
      {isOpen && <Shown seminar={seminar} onClose={() => setOpen(false)} />}
    </>
  );
}

type OpenProps = OfSeminar & Readonly<{ onClose: () => void }>;

function usePublish({ seminar, onClose }: OpenProps, published: boolean) {
  return useSeminarChange(
    () => send(seminarCommands.PublishSeminar, { id: seminar.id, published }),
    () => {
      onClose();
      showSnackbar(published ? msg`Das Seminar ist veröffentlicht.` : msg`Das Seminar ist wieder ein Entwurf.`);
    },
  );
}

function Publish(props: OpenProps) {
  const { seminar, onClose } = props;
  const errorText = useErrorText();
  const publish = usePublish(props, true);
  const isBlocked = seminar.checks?.some(({ isBlocking }) => isBlocking) ?? false;
  const actions = (
    <>
      <Button onClick={onClose}>
        <Trans>Abbrechen</Trans>
      </Button>
      <Button look="primary" disabled={isBlocked} busy={publish.isPending} onClick={() => publish.mutate(undefined)}>
        <Trans>Veröffentlichen</Trans>
      </Button>
    </>
  );
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={<Trans>Seminar veröffentlichen?</Trans>}
      description={<Trans>Danach können Eingeladene beitreten und arbeiten. Bearbeiten können Sie es weiterhin.</Trans>}
      actions={actions}
    >
      <CheckList seminar={seminar} onFollow={onClose} />
      {publish.isError && <Alert>{errorText(publish.error)}</Alert>}
    </Dialog>
  );
}

function Unpublish(props: OpenProps) {
  const { seminar, onClose } = props;
  const publish = usePublish(props, false);
  return (
    <ConfirmChange
      onClose={onClose}
      change={publish}
      look="primary"
      title={<Trans>Veröffentlichung zurücknehmen?</Trans>}
      description={
        <>
          <Plural
            value={seminar.participants ?? 0}
            _0="Niemand kann beitreten, bis Sie es wieder veröffentlichen."
            one="Eine Person kann nichts mehr abgeben, bis Sie es wieder veröffentlichen."
            other="# Personen können nichts mehr abgeben, bis Sie es wieder veröffentlichen."
          />{' '}
          <Trans>Was schon getan ist, bleibt.</Trans>
        </>
      }
      confirm={<Trans>Zurücknehmen</Trans>}
    />
  );
}
