import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck, Play } from 'lucide-react';
import { Link } from 'wouter';
import { sharedSessions, sharingUsers } from '#domain/shares/contract/calls.ts';
import { query } from '../lib/api.ts';
import { useAddressFilters } from '../lib/use-address-filters.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Select } from '../ui/select.tsx';
import { SharedList } from './shared-list.tsx';

const states = ['open', 'answered'] as const;

/** Talks that wait for a teacher's feedback, oldest first. */
export function SubmittedPage() {
  const { t } = useLingui();
  const { filters, set } = useAddressFilters((params) => ({
    state: states.find((state) => state === params.get('state')) ?? 'open',
    from: params.get('from') ?? '',
  }));
  const { data: people = [] } = useQuery(query(sharingUsers, {}));
  const { state, from } = filters;
  return (
    <>
      <PageHeader title={<Trans>Eingereicht</Trans>} actions={<First />} />
      <div className="mb-4 flex flex-wrap gap-3">
        <Select aria-label={t`Stand`} value={state} onChange={({ target }) => set('state', target.value)}>
          <option value="open">{t`Ohne Rückmeldung von mir`}</option>
          <option value="answered">{t`Mit Rückmeldung von mir`}</option>
        </Select>
        {people.length > 1 && (
          <Select aria-label={t`Von wem`} value={from} onChange={({ target }) => set('from', target.value)}>
            <option value="">{t`Von allen`}</option>
            {people.map(({ id, name, unanswered }) => (
              <option key={id} value={id}>
                {name} ({unanswered})
              </option>
            ))}
          </Select>
        )}
      </div>
      <SharedList
        wanted={{ state, order: 'oldest', ...(from && { from }) }}
        empty={
          <Card>
            <EmptyState
              icon={CircleCheck}
              title={state === 'open' ? <Trans>Alles beantwortet</Trans> : <Trans>Noch keine Rückmeldung</Trans>}
              text={<Trans>Vorträge, die andere mit Ihnen teilen, stehen hier: der älteste zuerst.</Trans>}
            />
          </Card>
        }
      />
    </>
  );
}

function First() {
  const { data = [] } = useQuery(query(sharedSessions, { state: 'open', order: 'oldest', limit: 1 }));
  const [first] = data;
  if (!first) return null;
  return (
    <Button asChild look="primary" size="large">
      <Link href={`/sessions/shared/talk/${first.sessionId}`}>
        <Play aria-hidden="true" />
        <Trans>Mit dem ältesten beginnen</Trans>
      </Link>
    </Button>
  );
}
