import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type CompanyAnswer, companyUsers } from '#domain/companies/contract/calls.ts';
import { query } from '../lib/api.ts';
import { Card } from '../ui/card.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { Loading, Skeleton } from '../ui/skeleton.tsx';
import { InvitedRow } from './invited-row.tsx';
import { PersonRow } from './person-row.tsx';

/** The people of the company, then the invited ones. */
export function PeopleList({ company }: Readonly<{ company: CompanyAnswer }>) {
  const users = useQuery(query(companyUsers, { id: company.id }));
  if (users.isError) return <ErrorState error={users.error} retry={() => void users.refetch()} />;
  if (!users.data)
    return (
      <Loading>
        <Skeleton className="h-48 rounded-lg" />
      </Loading>
    );
  const people = users.data.filter(({ hasAccepted }) => hasAccepted);
  const invited = users.data.filter(({ hasAccepted }) => !hasAccepted);
  return (
    <>
      <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <h2 className="text-lg">
          <Trans>Mitglieder</Trans>
        </h2>
        <Card>
          <ul>
            {people.map((person) => (
              <PersonRow key={person.userId ?? person.email} person={person} />
            ))}
          </ul>
        </Card>
        {people.length === 1 && invited.length === 0 && company.seats.total > 0 && (
          <p className="text-sm text-ink-soft">
            <Trans>Noch ist niemand sonst dabei. Laden Sie Ihr Team ein.</Trans>
          </p>
        )}
      </section>
      {invited.length > 0 && (
        <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
          <h2 className="text-lg">
            <Trans>Eingeladen</Trans>
          </h2>
          <Card>
            <ul>
              {invited.map((person) => (
                <InvitedRow key={person.invitationId ?? person.email} person={person} />
              ))}
            </ul>
          </Card>
        </section>
      )}
    </>
  );
}
