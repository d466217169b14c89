import { Trans, useLingui } from '@lingui/react/macro';
import { MailWarning } from 'lucide-react';
import { errorMessage } from '../lib/error-messages.ts';
import { useResendMail } from '../lib/resend-mail.ts';
import { Button } from '../ui/button.tsx';

export function VerifyEmailBanner({ email }: Readonly<{ email: string }>) {
  const { t, i18n } = useLingui();
  const resend = useResendMail();
  return (
    <section
      aria-label={t`E-Mail-Adresse bestätigen`}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line bg-near-wash px-8 py-2.5 text-sm max-md:px-4 print:hidden"
    >
      <MailWarning aria-hidden="true" className="size-5 text-near max-md:hidden" />
      <p className="min-w-0 flex-1 basis-64">
        {resend.error ? (
          i18n._(errorMessage(resend.error))
        ) : (
          <Trans>
            Bitte bestätigen Sie Ihre E-Mail-Adresse <b className="wrap-anywhere">{email}</b>. Der Link steht in der
            Mail zur Registrierung.
          </Trans>
        )}
      </p>
      <Button busy={resend.isPending} disabled={resend.sent} onClick={resend.send}>
        <span aria-live="polite">
          {resend.sent ? <Trans>Mail ist unterwegs</Trans> : <Trans>Mail noch einmal senden</Trans>}
        </span>
      </Button>
    </section>
  );
}
