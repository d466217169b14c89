import { Trans } from '@lingui/react/macro';
import { useConfig } from '../lib/use-config.ts';

/** Shown where a mail is expected, if this installation keeps mails in its own mailbox instead of sending them. */
export function LocalMailbox() {
  if (!useConfig()?.localMailbox) return null;
  return (
    <p className="rounded-md bg-sunken px-3.5 py-2.5 text-sm text-ink-soft">
      <Trans>
        Diese Installation verschickt noch keine Mails. Sie liegen im{' '}
        <a href="/dev/mail" target="_blank" rel="noreferrer" className="font-[550] text-primary underline">
          örtlichen Postfach
        </a>
        .
      </Trans>
    </p>
  );
}
