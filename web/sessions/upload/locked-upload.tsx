import { Trans } from '@lingui/react/macro';
import { Lock } from 'lucide-react';
import { Link } from 'wouter';
import { Dialog } from '../../ui/dialog.tsx';

/** Shows what is locked, why, and who opens it. */
export function LockedUpload({ onClose }: Readonly<{ onClose: () => void }>) {
  return (
    <Dialog open onOpenChange={onClose} title={<Trans>Aufnahme hochladen</Trans>}>
      <div className="grid justify-items-center gap-3 rounded-md bg-sunken px-5 py-8 text-center">
        <Lock aria-hidden="true" className="size-6 text-ink-faint" />
        <h3 className="text-md">
          <Trans>Hochladen ist für Ihr Konto nicht freigeschaltet</Trans>
        </h3>
        <p className="text-sm text-ink-soft">
          <Trans>Aufnahmen können hier analysiert werden, sobald Ihr Zugang das enthält.</Trans>{' '}
          <Link href="/legal/contact" className="text-primary" onClick={onClose}>
            <Trans>Schreiben Sie uns, um es freizuschalten.</Trans>
          </Link>
        </p>
      </div>
    </Dialog>
  );
}
