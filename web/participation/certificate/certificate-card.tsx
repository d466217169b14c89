import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Award, Download } from 'lucide-react';
import { Link } from 'wouter';
import { certificateCommands, certificatePdf, certificates } from '#domain/participation/contract/certificates.ts';
import type { SeminarDetail } from '#domain/seminars/contract/detail.ts';
import { fillPath, withSearch } from '../../lib/address.ts';
import { query, send } from '../../lib/api.ts';
import { changesOf, tellRefusal } from '../../lib/changes.ts';
import { currentLocale } from '../../lib/locale.ts';
import { request } from '../../lib/request.ts';
import { saveBlob } from '../../lib/save-file.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';

const { useChange: useCertificateChange } = changesOf([certificates], { isAwaited: true, onRefused: tellRefusal });

/** The certificate of a person who has completed all steps; it is issued on request. */
export function CertificateCard({ seminar: { id: seminarId, name } }: Readonly<{ seminar: SeminarDetail }>) {
  const { t } = useLingui();
  const own = useQuery(query(certificates, { seminarId }));
  const certificate = own.data?.[0];
  const issue = useCertificateChange(() => send(certificateCommands.IssueCertificate, { seminarId }));
  const save = useMutation({
    mutationFn: async (id: string) => {
      const { path } = fillPath(certificatePdf.path, { id });
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
      const response = await request(withSearch(path, { locale: currentLocale(), timeZone }));
      saveBlob(await response.blob(), `${t`Zertifikat`} ${name}.pdf`);
    },
    onError: tellRefusal,
  });
  return (
    <Card className="flex flex-wrap items-center gap-4 border-good bg-good-wash p-5">
      <Award aria-hidden="true" className="size-7 text-good" />
      <div className="min-w-0 flex-1 basis-60">
        <h2>
          <Trans>Geschafft: Sie haben alles erledigt</Trans>
        </h2>
        <p className="text-sm text-ink-soft">
          {certificate?.revokedAt ? (
            <Trans>Ihr Zertifikat wurde von der Leitung widerrufen.</Trans>
          ) : certificate ? (
            <Link href={`/certificate/${certificate.id}`}>
              <Trans>So prüfen andere, dass es echt ist</Trans>
            </Link>
          ) : (
            <Trans>
              Ihr Zertifikat trägt Ihren Namen, den Umfang, das Datum und eine Adresse, unter der es jeder prüfen kann.
            </Trans>
          )}
        </p>
      </div>
      {own.isSuccess && !certificate && (
        <Button look="primary" size="large" busy={issue.isPending} onClick={() => issue.mutate()}>
          <Trans>Zertifikat ausstellen</Trans>
        </Button>
      )}
      {certificate && !certificate.revokedAt && (
        <Button look="primary" size="large" busy={save.isPending} onClick={() => save.mutate(certificate.id)}>
          <Download aria-hidden="true" />
          <Trans>Als PDF speichern</Trans>
        </Button>
      )}
    </Card>
  );
}
