import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import { declarationCommands } from '#domain/subscriptions/contract/declarations.ts';
import { send } from '../lib/api.ts';
import { ApiError } from '../lib/api-error.ts';
import { errorMessage } from '../lib/error-messages.ts';
import { tokenFrom } from '../lib/link-token.ts';
import { useFormats } from '../lib/use-formats.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Loading, Skeleton } from '../ui/skeleton.tsx';

/** The page behind the link in the receipt, on which the customer confirms the declaration. */
export function ConfirmDeclarationPage() {
  const { i18n } = useLingui();
  const formats = useFormats();
  const { data, error, status, retry } = useConfirmation();
  const isEnd = data?.kind === 'cancellation';
  const moment = data && formats.dateTime(data.receivedAt);
  return (
    <div className="mx-auto max-w-[36rem]">
      <PageHeader
        title={
          status === 'success' ? (
            isEnd ? (
              <Trans>Ihre Kündigung ist bestätigt</Trans>
            ) : (
              <Trans>Ihr Widerruf ist bestätigt</Trans>
            )
          ) : (
            <Trans>Kündigung oder Widerruf bestätigen</Trans>
          )
        }
      />
      <Card className="p-6 max-md:p-5">
        {status === 'success' && (
          <div className="flex items-start gap-4">
            <CircleCheck aria-hidden="true" className="mt-0.5 size-6 flex-none text-good" />
            <p role="status" className="text-ink-soft">
              {isEnd ? (
                <Trans>
                  Es gilt der Eingang am {moment}. Wann Ihr Vertrag endet, steht in der E-Mail, die wir Ihnen jetzt
                  schicken.
                </Trans>
              ) : (
                <Trans>
                  Es gilt der Eingang am {moment}. Ihr Vertrag endet sofort, und Ihr Geld geht zurück an Sie. Die
                  Bestätigung kommt per E-Mail.
                </Trans>
              )}
            </p>
          </div>
        )}
        {status === 'error' &&
          (error instanceof ApiError && error.code === 'invalid_input' ? (
            <Alert>
              <Trans>
                Dieser Link ist unvollständig. Bitte öffnen Sie ihn direkt aus der E-Mail, oder kopieren Sie ihn ganz.
              </Trans>
            </Alert>
          ) : (
            <div className="grid justify-items-start gap-4">
              <Alert>{i18n._(errorMessage(error))}</Alert>
              <Button onClick={retry}>
                <Trans>Noch einmal versuchen</Trans>
              </Button>
            </div>
          ))}
        {status === 'pending' && (
          <Loading>
            <Skeleton className="h-11" />
          </Loading>
        )}
      </Card>
    </div>
  );
}

function useConfirmation() {
  const [token] = useState(() => tokenFrom(location.hash));
  const { mutate, status, data, error } = useMutation({
    mutationFn: () => send(declarationCommands.ConfirmDeclaration, { token }),
  });
  useEffect(() => {
    // Removes the token from the address bar and the browser history.
    history.replaceState(history.state, '', location.pathname);
    mutate();
  }, [mutate]);
  return { status: status === 'idle' ? 'pending' : status, data, error, retry: () => mutate() } as const;
}
