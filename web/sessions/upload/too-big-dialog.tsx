import { Trans } from '@lingui/react/macro';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useFormats } from '../formats.ts';

type TooBigDialogProps = Readonly<{ open: boolean; onClose: () => void; maxBytes: number }>;

export function TooBigDialog({ open, onClose, maxBytes }: TooBigDialogProps) {
  const { megabytes } = useFormats();
  const limit = megabytes(maxBytes);
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
