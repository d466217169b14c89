import { Trans, useLingui } from '@lingui/react/macro';
import { errorMessage } from '../lib/error-messages.ts';
import { useResendMail } from '../lib/resend-mail.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';

export function ResendMail({ emailToken }: Readonly<{ emailToken: string | undefined }>) {
  const { i18n } = useLingui();
  const resend = useResendMail(emailToken);
  return (
    <>
      {resend.error && <Alert>{i18n._(errorMessage(resend.error))}</Alert>}
      <Button look="quiet" busy={resend.isPending} disabled={resend.sent} onClick={resend.send}>
        <span aria-live="polite">
          {resend.sent ? <Trans>Mail ist unterwegs</Trans> : <Trans>Mail noch einmal senden</Trans>}
        </span>
      </Button>
    </>
  );
}
