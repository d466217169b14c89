import { Plural, Trans } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { UserCheck } from 'lucide-react';
import { elementImpact } from '#domain/participation/contract/participants.ts';
import type { SeminarDetail, SeminarElement } from '#domain/seminars/contract/detail.ts';
import { type Answer, type QueryInput, query } from '../../../lib/api.ts';

type ImpactQuery = Omit<QueryInput<typeof elementImpact>, 'id'>;
/** Rules in the form, by their names in the query. */
type Change = Readonly<Partial<Record<keyof ImpactQuery, number | boolean | undefined>>>;
type Impact = Answer<typeof elementImpact>;

type ImpactNoticeProps = Readonly<{
  seminar: Pick<SeminarDetail, 'published' | 'users'>;
  element: SeminarElement | undefined;
  /** The present rules in the form. */
  rules: Change;
}>;

/** Says before saving whose completion the new rules would change. Nobody ever loses a completion. */
export function ImpactNotice({ seminar, element, rules }: ImpactNoticeProps) {
  const change = element ? changed(rules, element) : {};
  const isAsked = element !== undefined && Object.keys(change).length > 0 && (seminar.users?.length ?? 0) > 0;
  const impact = useQuery({
    ...query(elementImpact, { id: element?.id ?? '', ...change }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  });
  if (!isAsked || !impact.data) return null;
  return <Said impact={impact.data} />;
}

/** Only rules that have a value and differ. */
function changed(rules: Change, element: SeminarElement): ImpactQuery {
  const before = element as unknown as Readonly<Record<string, unknown>>;
  const entries = Object.entries(rules).filter(([name, value]) => value !== undefined && value !== before[name]);
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
}

function Said({ impact: { completed, completes, keeps } }: Readonly<{ impact: Impact }>) {
  return (
    <section aria-live="polite" className="grid gap-1 rounded-md bg-primary-wash px-4 py-3 text-sm">
      <h3 className="flex items-center gap-2.5">
        <UserCheck aria-hidden="true" className="size-[18px] text-primary" />
        <Trans>Was sich dadurch für Teilnehmende ändert</Trans>
      </h3>
      {completes.length + keeps.length === 0 && (
        <p>
          <Trans>Bei niemandem ändert sich, was erledigt ist.</Trans>
        </p>
      )}
      {completes.length > 0 && (
        <p>
          <Plural value={completes.length} one="Eine Person erledigt" other="# Personen erledigen" />{' '}
          <Trans>das Element dadurch: {namesOf(completes)}</Trans>
        </p>
      )}
      {keeps.length > 0 && (
        <p>
          <Plural
            value={keeps.length}
            one="Eine Person behält es als erledigt, nach den bisherigen Regeln:"
            other="# Personen behalten es als erledigt, nach den bisherigen Regeln:"
          />{' '}
          {namesOf(keeps)}
        </p>
      )}
      {completed > 0 && (
        <p className="text-ink-soft">
          <Trans>Niemand verliert, was schon erledigt ist.</Trans>
        </p>
      )}
    </section>
  );
}

const mostNames = 8;

function namesOf(people: Impact['completes']): string {
  const names = people.slice(0, mostNames).map(({ name }) => name ?? '–');
  return names.join(', ') + (people.length > mostNames ? ' …' : '');
}
