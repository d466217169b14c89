import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { CircleCheck, CircleX } from 'lucide-react';
import type { rejectionCodes } from '#domain/invitations/contract/calls.ts';
import { rejectionWords } from '../lib/rejection-words.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

type InviteResultProps = Readonly<{
  sent: readonly string[];
  rejected: readonly Readonly<{ email: string; code: (typeof rejectionCodes)[number] }>[];
  onClose: () => void;
}>;

/** Shows how many people were invited, and each rejected address with its reason. */
export function InviteResult({ sent, rejected, onClose }: InviteResultProps) {
  const { i18n } = useLingui();
  const actions = (
    <Button look="primary" onClick={onClose}>
      <Trans>Fertig</Trans>
    </Button>
  );
  return (
    <Dialog open onOpenChange={onClose} title={<Trans>Einladungen</Trans>} actions={actions}>
      <p role="status" className="flex items-center gap-2.5">
        {sent.length > 0 && <CircleCheck aria-hidden="true" className="size-5 text-good" />}
        <Plural
          value={sent.length}
          _0="Keine Einladung gesendet"
          one="# Einladung gesendet"
          other="# Einladungen gesendet"
        />
      </p>
      {rejected.length > 0 && (
        <section className="grid gap-2">
          <h3 className="flex items-center gap-2.5">
            <CircleX aria-hidden="true" className="size-5 text-off" />
            <Plural value={rejected.length} one="# Eintrag nicht eingeladen" other="# Einträge nicht eingeladen" />
          </h3>
          <ul className="grid max-h-72 gap-1.5 overflow-y-auto pl-7 text-sm">
            {rejected.map(({ email, code }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: an address may be rejected twice
              <li key={index}>
                <b className="break-all">{email}</b>: {i18n._(rejectionWords[code])}
              </li>
            ))}
          </ul>
        </section>
      )}
    </Dialog>
  );
}
