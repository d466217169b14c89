import { Trans, useLingui } from '@lingui/react/macro';
import { CloudOff, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { ApiError, hasCode } from '../lib/api-error.ts';
import { errorMessage } from '../lib/error-messages.ts';
import { Button } from './button.tsx';

type ErrorStateProps = Readonly<{
  error: unknown;
  /** Says what is missing. Default: „Das ließ sich nicht laden“. */
  title?: ReactNode;
  retry?: () => void;
}>;

/** Shown instead of the content: what happened, what to do, and the number to give to support. */
export function ErrorState({ error, title, retry }: ErrorStateProps) {
  const { i18n } = useLingui();
  const isMissing = hasCode(error, 'not_found');
  const Icon = isMissing ? SearchX : CloudOff;
  // No number for missing things: support could not help.
  const reference = error instanceof ApiError && !isMissing ? error.requestId : undefined;
  return (
    <div role="alert" className="grid justify-items-center gap-3 px-5 py-12 text-center">
      <span className="grid size-12 place-items-center rounded-full bg-off-wash text-off">
        <Icon aria-hidden="true" className="size-6" />
      </span>
      <h2>{title ?? <Trans>Das ließ sich nicht laden</Trans>}</h2>
      <p className="max-w-[46ch] text-pretty text-ink-soft">{i18n._(errorMessage(error))}</p>
      {retry && (
        <Button className="mt-2" onClick={retry}>
          <Trans>Noch einmal versuchen</Trans>
        </Button>
      )}
      {reference && (
        <p className="text-xs text-ink-faint">
          <Trans>Kennung für den Support: {reference}</Trans>
        </p>
      )}
    </div>
  );
}
