import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { companyOfUser } from '#domain/companies/contract/calls.ts';
import { query } from '../lib/api.ts';
import { ErrorState } from '../ui/error-state.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Loading, Skeleton } from '../ui/skeleton.tsx';
import { NoCompany } from './no-company.tsx';
import { OwnCompany } from './own-company.tsx';

export function HomePage() {
  const company = useQuery(query(companyOfUser, {}));
  if (company.data) return <OwnCompany company={company.data} />;
  return (
    <>
      <PageHeader title={<Trans>Firma</Trans>} />
      {company.isPending && (
        <Loading>
          <Skeleton className="h-64 rounded-lg" />
        </Loading>
      )}
      {company.isError && <ErrorState error={company.error} retry={() => void company.refetch()} />}
      {company.data === null && <NoCompany />}
    </>
  );
}
