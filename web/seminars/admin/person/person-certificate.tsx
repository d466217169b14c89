import { Trans } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Award } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { certificateCommands, certificates } from '#domain/participation/contract/certificates.ts';
import { query, send } from '../../../lib/api.ts';
import { tellRefusal } from '../../../lib/changes.ts';
import { useFormats } from '../../../lib/use-formats.ts';
import { Button } from '../../../ui/button.tsx';

/** The person's certificate: its date, and the button to revoke it. */
export function PersonCertificate({ seminarId, userId }: Readonly<{ seminarId: string; userId: string }>) {
  const { dateTime } = useFormats();
  const queries = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const all = useQuery(query(certificates, { seminarId }));
  const revoke = useMutation({
    mutationFn: () => send(certificateCommands.RevokeCertificate, { seminarId, userId }),
    onSuccess: () => queries.invalidateQueries({ queryKey: [certificates.name] }),
    onError: tellRefusal,
    onSettled: () => setAsking(false),
  });
  const certificate = all.data?.find((one) => one.userId === userId);
  if (!certificate) return null;
  const { id, issuedAt, revokedAt } = certificate;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md bg-sunken px-4 py-3 text-sm">
      <Award aria-hidden="true" className="size-5 text-primary" />
      <Link href={`/certificate/${id}`} className="min-w-0 flex-1">
        {revokedAt ? (
          <Trans>Zertifikat, widerrufen am {dateTime(revokedAt)}</Trans>
        ) : (
          <Trans>Zertifikat vom {dateTime(issuedAt)}</Trans>
        )}
      </Link>
      {!revokedAt &&
        (isAsking ? (
          <Button look="danger" busy={revoke.isPending} onClick={() => revoke.mutate()}>
            <Trans>Endgültig widerrufen</Trans>
          </Button>
        ) : (
          <Button look="quiet" onClick={() => setAsking(true)}>
            <Trans>Widerrufen</Trans>
          </Button>
        ))}
    </div>
  );
}
