import { Trans } from '@lingui/react/macro';
import { useFormats } from '../../lib/use-formats.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

type TooBigDialogProps = Readonly<{ open: boolean; onClose: () => void; maxBytes: number }>;

export function TooBigDialog({ open, onClose, maxBytes }: TooBigDialogProps) {
  const { size } = useFormats();
  const limit = size(maxBytes);
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      role="alertdialog"
      title={<Trans>Fehler</Trans>}
      description={
        <Trans>
          Das Video ist zu groß: Eine Datei darf höchstens {limit} haben. Kürzen Sie sie oder speichern Sie sie kleiner.
        </Trans>
      }
      actions={
        <Button look="primary" onClick={onClose}>
          <Trans>Ok</Trans>
        </Button>
      }
    />
  );
}
