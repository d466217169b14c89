import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Gauge } from 'lucide-react';
import { Link } from 'wouter';
import { quotaLedger } from '#domain/quotas/contract/calls.ts';
import { type Answer, pages } from '../../lib/api.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { Card } from '../../ui/card.tsx';
import { Chip } from '../../ui/chip.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { classWords } from '../quota-words.ts';

type Entry = Answer<typeof quotaLedger>[number];

/** The entries of the quotas: what was used and returned, each with its reason. */
export function Ledger() {
  const list = useInfiniteQuery(pages(quotaLedger, {}));
  return (
    <PagedList
      list={list}
      skeleton={
        <Loading className="grid gap-2">
          <Skeleton className="h-14" />
          <Skeleton className="h-14" />
        </Loading>
      }
      empty={
        <Card>
          <EmptyState
            icon={Gauge}
            title={<Trans>Noch nichts verbraucht</Trans>}
            text={<Trans>Hier steht, welcher Vortrag etwas gekostet hat und was Sie zurückbekommen haben.</Trans>}
          />
        </Card>
      }
    >
      {(entry) => <LedgerRow key={entry.id} {...entry} />}
    </PagedList>
  );
}

const kindNames = {
  analysis: msg`Analyse`,
  ai_feedback: msg`Rückmeldung vom Coach`,
  live_transcription: msg`Live-Worte`,
} as const;

function LedgerRow({ kind, quotaClass, state, seconds, takenAt, session, reason }: Entry) {
  const { i18n } = useLingui();
  const { dateTime } = useFormats();
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line px-6 py-3 last:border-0 max-md:px-5">
      <div className="min-w-0 flex-1 basis-60">
        <p className="wrap-anywhere">
          <Subject kind={kind} session={session} />
        </p>
        <p className="text-sm text-ink-soft">
          {i18n._(kindNames[kind])}, {i18n._(classWords[quotaClass])} · {dateTime(takenAt)}
        </p>
      </div>
      <State state={state} seconds={seconds} reason={reason} />
    </li>
  );
}

function Subject({ kind, session }: Pick<Entry, 'kind' | 'session'>) {
  if (session) return <Link href={`/sessions/${session.id}`}>{session.name}</Link>;
  return kind === 'live_transcription' ? (
    <Trans>Live-Worte beim Sprechen</Trans>
  ) : (
    <Trans>Ein gelöschter Vortrag</Trans>
  );
}

const reasons = {
  deleted: msg`Vor der Auswertung gelöscht`,
  failed: msg`Nicht zustande gekommen`,
  without_score: msg`Kein Wert möglich`,
  not_needed: msg`Nicht gebraucht`,
} as const;

function State({ state, seconds, reason }: Pick<Entry, 'state' | 'seconds' | 'reason'>) {
  const { i18n } = useLingui();
  const { duration } = useFormats();
  if (state === 'held') {
    return (
      <Chip>
        <Trans>Vorgemerkt</Trans>
      </Chip>
    );
  }
  if (state === 'used') {
    return (
      <Chip tone="primary">
        {seconds === null ? <Trans>1 verbraucht</Trans> : <Trans>{duration(seconds)} verbraucht</Trans>}
      </Chip>
    );
  }
  return (
    <span className="flex flex-wrap items-center gap-2 text-sm text-ink-soft">
      {reason && i18n._(reasons[reason])}
      <Chip tone="good">
        <Trans>Zurückgegeben</Trans>
      </Chip>
    </span>
  );
}
