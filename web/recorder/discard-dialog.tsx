import { Trans } from '@lingui/react/macro';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';

type DiscardDialogProps = Readonly<{ open: boolean; onOpenChange: (open: boolean) => void; onConfirm: () => void }>;

export function DiscardDialog({ open, onOpenChange, onConfirm }: DiscardDialogProps) {
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={<Trans>Aufnahme verwerfen?</Trans>}
      description={
        <Trans>Sie wird auf diesem Gerät und auf dem Server gelöscht und lässt sich nicht zurückholen.</Trans>
      }
      confirm={<Trans>Verwerfen</Trans>}
      onConfirm={onConfirm}
    />
  );
}
