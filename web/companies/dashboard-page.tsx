import { useQuery } from '@tanstack/react-query';
import { Redirect } from 'wouter';
import { companyOfUser } from '#domain/companies/contract/calls.ts';
import { query } from '../lib/api.ts';
import { ErrorState } from '../ui/error-state.tsx';
import { Loading, Skeleton } from '../ui/skeleton.tsx';
import { Dashboard } from './dashboard.tsx';

export function DashboardPage() {
  const company = useQuery(query(companyOfUser, {}));
  const { data } = company;
  if (data && data.role !== 'employee') return <Dashboard company={data} />;
  if (company.isError) return <ErrorState error={company.error} retry={() => void company.refetch()} />;
  // The company of a person who has just created one is missing until the query is fetched again.
  if (company.isFetching)
    return (
      <Loading className="grid gap-6">
        <Skeleton className="h-12 w-64 rounded-lg" />
        <Skeleton className="h-40 rounded-lg" />
        <Skeleton className="h-64 rounded-lg" />
      </Loading>
    );
  return <Redirect to="/company/home" replace />;
}
