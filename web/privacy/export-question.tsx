import { Trans } from '@lingui/react/macro';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { useExport } from './use-export.ts';

type ExportQuestionProps = Readonly<{ what: 'request' | 'remove'; onClose: () => void }>;

/** Asks before the present archive is deleted. */
export function ExportQuestion({ what, onClose }: ExportQuestionProps) {
  const change = useExport(what);
  const isRequest = what === 'request';
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={isRequest ? <Trans>Neues Archiv anfordern?</Trans> : <Trans>Archiv entfernen?</Trans>}
      description={
        isRequest ? (
          <Trans>Das Archiv, das jetzt bereitliegt, wird dabei gelöscht.</Trans>
        ) : (
          <Trans>
            Es lässt sich dann nicht mehr herunterladen. Ihre Daten selbst bleiben, und Sie können später ein neues
            anfordern.
          </Trans>
        )
      }
      confirm={isRequest ? <Trans>Neu anfordern</Trans> : <Trans>Entfernen</Trans>}
      look={isRequest ? 'primary' : 'danger'}
      busy={change.isPending}
      onConfirm={() => change.mutate(undefined, { onSettled: onClose })}
    />
  );
}
