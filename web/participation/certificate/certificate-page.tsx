import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Award, ShieldAlert, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useParams } from 'wouter';
import { type CertificateCheck, certificateCheck } from '#domain/participation/contract/certificates.ts';
import { query } from '../../lib/api.ts';
import { hasCode } from '../../lib/api-error.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';

/** Tells anybody with the certificate's address whether it is genuine. */
export function CertificatePage() {
  const { t } = useLingui();
  const { id = '' } = useParams();
  const check = useQuery(query(certificateCheck, { id }));
  return (
    <div className="mx-auto w-full max-w-[640px] py-10">
      <PageTitle>{t`Zertifikat prüfen`}</PageTitle>
      <Card className="grid gap-6 p-8 max-md:p-5">
        {check.data ? (
          <Shown certificate={check.data} />
        ) : hasCode(check.error, 'not_found') || hasCode(check.error, 'invalid_input') ? (
          <EmptyState
            icon={ShieldAlert}
            title={<Trans>Dieses Zertifikat gibt es hier nicht</Trans>}
            text={
              <Trans>
                Prüfen Sie, ob die Adresse vollständig ist. Hier wurde keines mit dieser Nummer ausgestellt.
              </Trans>
            }
          />
        ) : check.isError ? (
          <ErrorState error={check.error} retry={() => void check.refetch()} />
        ) : (
          <Loading>
            <Skeleton className="h-64" />
          </Loading>
        )}
      </Card>
    </div>
  );
}

function Shown({ certificate }: Readonly<{ certificate: CertificateCheck }>) {
  const { dateTime } = useFormats();
  const { name, seminar, hours, owner, issuedAt, revokedAt, hash, signedAt, id } = certificate;
  return (
    <>
      {revokedAt ? (
        <p className="flex items-center gap-3 rounded-md bg-off-wash px-4 py-3 font-semibold text-off">
          <ShieldAlert aria-hidden="true" className="size-6" />
          <Trans>Widerrufen am {dateTime(revokedAt)}</Trans>
        </p>
      ) : (
        <p className="flex items-center gap-3 rounded-md bg-good-wash px-4 py-3 font-semibold text-good">
          <ShieldCheck aria-hidden="true" className="size-6" />
          <Trans>Dieses Zertifikat ist echt</Trans>
        </p>
      )}
      <div className="grid justify-items-center gap-2 text-center">
        <Award aria-hidden="true" className="size-9 text-primary" />
        <h1 className="wrap-anywhere">{name}</h1>
        <p className="text-ink-soft">
          <Trans>
            hat das Seminar <b className="text-ink">{seminar}</b> vollständig abgeschlossen.
          </Trans>
        </p>
      </div>
      <dl className="grid gap-3 border-t border-line pt-5 text-sm">
        <Fact label={<Trans>Ausgestellt</Trans>}>{dateTime(issuedAt)}</Fact>
        {hours !== null && (
          <Fact label={<Trans>Umfang</Trans>}>
            <Plural value={hours} one="# Stunde" other="# Stunden" />
          </Fact>
        )}
        {owner && <Fact label={<Trans>Seminarleitung</Trans>}>{owner}</Fact>}
        <Fact label={<Trans>Nummer</Trans>}>{id}</Fact>
        <Fact label={<Trans>Im Protokoll</Trans>}>
          {hash ? <span className="font-mono text-xs">{hash}</span> : <Trans>wird gerade eingetragen</Trans>}
        </Fact>
        <Fact label={<Trans>Unterschrieben</Trans>}>
          {signedAt ? dateTime(signedAt) : <Trans>mit der nächsten Unterschrift, spätestens in einer Stunde</Trans>}
        </Fact>
      </dl>
      <p className="text-xs text-ink-faint">
        <Trans>
          Jedes Zertifikat ist ein Eintrag in einem Protokoll, dessen Einträge aufeinander aufbauen und das jede Stunde
          unterschrieben wird. Wer einen Eintrag nachträglich ändert, verrät sich.
        </Trans>
      </p>
    </>
  );
}

const Fact = ({ label, children }: Readonly<{ label: ReactNode; children: ReactNode }>) => (
  <div className="grid gap-x-4 gap-y-0.5 sm:grid-cols-[140px_minmax(0,1fr)]">
    <dt className="text-ink-faint">{label}</dt>
    <dd className="wrap-anywhere">{children}</dd>
  </div>
);
