import { Trans } from '@lingui/react/macro';
import { Link } from 'wouter';
import { closeHelp } from '../lib/help-state.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { SupportContact } from './support-contact.tsx';

/** The operator's contact in a dialog, so that the page stays open. */
export function SupportDialog() {
  return (
    <Dialog
      open
      onOpenChange={closeHelp}
      title={<Trans>Hilfe und Support</Trans>}
      actions={
        <Button asChild look="primary">
          <Link href="/legal/contact" onClick={closeHelp}>
            <Trans>Nachricht schreiben</Trans>
          </Link>
        </Button>
      }
    >
      <SupportContact />
    </Dialog>
  );
}
