import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ShieldAlert, ShieldCheck, ShieldQuestion } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { type ChainStatus, chainStatus } from '#domain/history/contract/proof.ts';
import { query } from '../lib/api.ts';
import { useFormats } from '../lib/use-formats.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { Loading, Skeleton } from '../ui/skeleton.tsx';

/** Whether the log is unchanged, and up to which event this is proven. */
export function ChainCard() {
  const status = useQuery(query(chainStatus, {}));
  return (
    <Card className="mb-6 p-5">
      {status.isPending && (
        <Loading>
          <Skeleton className="h-12" />
        </Loading>
      )}
      {status.isError && <ErrorState error={status.error} retry={() => void status.refetch()} />}
      {status.data && <Shown chain={status.data} />}
    </Card>
  );
}

function Shown({ chain }: Readonly<{ chain: ChainStatus }>) {
  const { whole, exactTime } = useFormats();
  const { head, verification } = chain;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
      <div className="flex min-w-0 items-start gap-3">
        <Verdict chain={chain} />
      </div>
      <dl className="flex flex-wrap gap-x-8 gap-y-3 text-sm">
        <Fact name={<Trans>In der Kette</Trans>}>
          <Plural value={chain.size} one="# Ereignis" other={`${whole(chain.size)} Ereignisse`} />
        </Fact>
        <Fact name={<Trans>Zuletzt unterschrieben</Trans>}>
          {head ? exactTime(head.time) : <Trans>noch nie</Trans>}
        </Fact>
        <Fact name={<Trans>Zuletzt ganz geprüft</Trans>}>
          {verification ? exactTime(verification.at) : <Trans>noch nie</Trans>}
        </Fact>
      </dl>
      <Button asChild>
        <Link href="/audit/verify">
          <ShieldCheck aria-hidden="true" />
          <Trans>Beweisdatei prüfen</Trans>
        </Link>
      </Button>
    </div>
  );
}

const Fact = ({ name, children }: Readonly<{ name: ReactNode; children: ReactNode }>) => (
  <div>
    <dt className="text-xs text-ink-faint">{name}</dt>
    <dd className="tabular-nums">{children}</dd>
  </div>
);

function Verdict({ chain: { verification, ...chain } }: Readonly<{ chain: ChainStatus }>) {
  const faults = chain.faults.length;
  const [Icon, tone] =
    faults > 0
      ? ([ShieldAlert, 'bg-off-wash text-off'] as const)
      : verification
        ? ([ShieldCheck, 'bg-good-wash text-good'] as const)
        : ([ShieldQuestion, 'bg-near-wash text-near'] as const);
  return (
    <>
      <span className={`grid size-10 flex-none place-items-center rounded-full ${tone}`}>
        <Icon aria-hidden="true" className="size-5" />
      </span>
      <div className="grid gap-0.5">
        <h2>
          <Headline known={verification !== null} faults={faults} />
        </h2>
        <p className="text-sm text-ink-soft">
          <Meaning known={verification !== null} faults={faults} />
        </p>
      </div>
    </>
  );
}

type ChainFindings = Readonly<{ known: boolean; faults: number }>;

function Headline({ known, faults }: ChainFindings) {
  if (faults > 0) return <Plural value={faults} one="# Abweichung gefunden" other="# Abweichungen gefunden" />;
  return known ? <Trans>Das Protokoll ist unverändert</Trans> : <Trans>Noch nicht geprüft</Trans>;
}

function Meaning({ known, faults }: ChainFindings) {
  if (faults > 0) return <Trans>Was es ist, sagt „npm run audit -- verify“ auf dem Server.</Trans>;
  if (known) return <Trans>Jeder Eintrag ist so, wie er geschrieben wurde.</Trans>;
  return <Trans>Die ganze Kette wird jede Nacht geprüft.</Trans>;
}
