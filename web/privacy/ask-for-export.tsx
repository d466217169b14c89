import { Trans } from '@lingui/react/macro';
import { Package } from 'lucide-react';
import { useFormats } from '../lib/use-formats.ts';
import { Button } from '../ui/button.tsx';
import { useExport } from './use-export.ts';

/** The button to request an archive, or the time from which it can be requested. */
export function AskForExport({ askAgainFrom }: Readonly<{ askAgainFrom: string | null }>) {
  const { dateTime } = useFormats();
  const request = useExport('request');
  if (askAgainFrom !== null) {
    const from = dateTime(askAgainFrom);
    return (
      <p className="text-sm text-ink-soft">
        <Trans>Ein neues Archiv können Sie ab {from} anfordern.</Trans>
      </p>
    );
  }
  return (
    <Button look="primary" busy={request.isPending} onClick={() => request.mutate()}>
      <Package aria-hidden="true" />
      <Trans>Archiv anfordern</Trans>
    </Button>
  );
}
