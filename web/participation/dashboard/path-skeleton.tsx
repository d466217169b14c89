import { Loading, Skeleton } from '../../ui/skeleton.tsx';

export const PathSkeleton = () => (
  <Loading className="grid gap-6 lg:grid-cols-[312px_minmax(0,1fr)]">
    <Skeleton className="h-[420px] rounded-lg max-lg:h-24" />
    <Skeleton className="h-[420px] rounded-lg" />
  </Loading>
);
