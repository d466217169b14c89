import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { FileDown } from 'lucide-react';
import { sessionReport } from '#domain/sessions/contract/calls.ts';
import type { SessionDetail } from '#domain/sessions/contract/report.ts';
import { fillPath, withSearch } from '../lib/address.ts';
import { tellRefusal } from '../lib/changes.ts';
import { currentLocale } from '../lib/locale.ts';
import { request } from '../lib/request.ts';
import { saveBlob } from '../lib/save-file.ts';
import { Button } from '../ui/button.tsx';

type ReportFileButtonProps = Readonly<{ session: Pick<SessionDetail, 'id' | 'name'> }>;

/** Downloads the report as a PDF in the language of the interface. */
export function ReportFileButton({ session: { id, name } }: ReportFileButtonProps) {
  const { t } = useLingui();
  const download = useMutation({
    mutationFn: async () => saveBlob(await (await request(addressOf(id))).blob(), `${name}.pdf`),
    onError: tellRefusal,
  });
  return (
    <Button aria-label={t`Bericht als PDF herunterladen`} busy={download.isPending} onClick={() => download.mutate()}>
      {!download.isPending && <FileDown aria-hidden="true" />}
      PDF
    </Button>
  );
}

function addressOf(id: string): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const { path } = fillPath(sessionReport.path, { id });
  return withSearch(path, { locale: currentLocale(), timeZone });
}
