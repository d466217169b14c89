import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Check, Circle } from 'lucide-react';
import { type Completion, streamCompletions } from '#domain/history/contract/calls.ts';
import { query } from '../lib/api.ts';
import { useFormats } from '../lib/use-formats.ts';
import { Card } from '../ui/card.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { Loading, Skeleton } from '../ui/skeleton.tsx';
import { PlainValue } from './plain-value.tsx';
import type { Moment } from './use-state-at.ts';
import { useHistoryWords } from './words.ts';

/** The completed elements of one participation at that moment: the rules and what met them. */
export function CompletionsCard({ stream, moment }: Readonly<{ stream: string; moment: Moment }>) {
  const asked = useQuery({
    ...query(streamCompletions, { id: stream, ...moment }),
    placeholderData: (before) => before,
  });
  return (
    <section className="grid min-w-0 gap-4" aria-labelledby="why-it-counts">
      <h2 id="why-it-counts" className="text-lg">
        <Trans>Warum ein Element zählt</Trans>
      </h2>
      <Card className="p-5 max-md:p-4" aria-busy={asked.isPlaceholderData}>
        {asked.isPending && (
          <Loading>
            <Skeleton className="h-32" />
          </Loading>
        )}
        {asked.isError && <ErrorState error={asked.error} retry={() => void asked.refetch()} />}
        {asked.data?.length === 0 && (
          <p className="text-sm text-ink-soft">
            <Trans>Zu diesem Zeitpunkt gab es in dem Seminar kein Element, oder die Person nahm nicht teil.</Trans>
          </p>
        )}
        <ul className="grid gap-3">
          {asked.data?.map((completion) => (
            <Row key={completion.elementId} completion={completion} />
          ))}
        </ul>
      </Card>
    </section>
  );
}

function Row({ completion: { title, type, why } }: Readonly<{ completion: Completion }>) {
  const words = useHistoryWords();
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 text-sm">
      {why ? (
        <Check aria-hidden="true" className="mt-0.5 size-4 text-good" />
      ) : (
        <Circle aria-hidden="true" className="mt-0.5 size-4 text-line-strong" />
      )}
      <div className="grid gap-0.5">
        <p>
          <b className="font-semibold wrap-anywhere">{title}</b>{' '}
          <span className="text-ink-faint">{words.ofValue(type)}</span>
        </p>
        {why ? (
          <Why why={why} />
        ) : (
          <p className="text-ink-soft">
            <Trans>Zählt nicht als erledigt.</Trans>
          </p>
        )}
      </div>
    </li>
  );
}

function Why({ why }: Readonly<{ why: NonNullable<Completion['why']> }>) {
  const { exactTime } = useFormats();
  const { version, versions, rules, submissions, sessions } = why;
  const since = exactTime(why.since);
  // The type is beside the title already.
  const asked = Object.entries(rules as object).filter(([name]) => name !== 'type');
  const shared = submissions.filter(({ isShared }) => isShared).length;
  return (
    <>
      <p className="text-ink-soft">
        <Trans>
          Zählt nach Fassung {version} von {versions} der Regeln, gültig seit {since}.
        </Trans>
      </p>
      {asked.length > 0 && (
        <p className="text-ink-soft">
          <Trans>Regeln:</Trans> <PlainValue value={Object.fromEntries(asked)} />
        </p>
      )}
      <ul className="grid gap-0.5 tabular-nums">
        {submissions.map(({ id, at }) => (
          <li key={id}>
            <Trans>Beitrag</Trans> <PlainValue value={id} />, {exactTime(at)}
          </li>
        ))}
        {sessions.map(({ id, at }) => (
          <li key={id}>
            <Trans>Vortrag</Trans> <PlainValue value={id} />, {exactTime(at)}
          </li>
        ))}
      </ul>
      {shared > 0 && (
        <p className="text-ink-soft">
          <Plural value={shared} one="# Beitrag davon ist geteilt." other="# Beiträge davon sind geteilt." />
        </p>
      )}
    </>
  );
}
