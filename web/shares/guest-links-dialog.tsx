import { Trans } from '@lingui/react/macro';
import type { SeminarRow } from '#domain/seminars/contract/detail.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { GuestLinks } from './guest-links.tsx';

type GuestLinksDialogProps = Readonly<{ seminar: Pick<SeminarRow, 'id' | 'name'>; onClose: () => void }>;

/** Shows a seminar to people without an account. */
export const GuestLinksDialog = ({ seminar: { id, name }, onClose }: GuestLinksDialogProps) => (
  <Dialog
    open
    onOpenChange={onClose}
    title={<Trans>„{name}“ zeigen</Trans>}
    description={
      <Trans>
        Wer den Link hat, sieht Blöcke und Elemente, ohne Lösungen und ohne Ihre Teilnehmenden. Abgegeben wird dort
        nichts.
      </Trans>
    }
    actions={
      <Button onClick={onClose}>
        <Trans>Schließen</Trans>
      </Button>
    }
  >
    <GuestLinks target="seminar" targetId={id} />
  </Dialog>
);
