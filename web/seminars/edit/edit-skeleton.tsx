import { Loading, Skeleton } from '../../ui/skeleton.tsx';

export const EditSkeleton = () => (
  <Loading className="grid gap-6">
    <Skeleton className="h-16 w-[420px] max-w-full" />
    <div className="grid gap-6 lg:grid-cols-[minmax(0,400px)_minmax(0,1fr)]">
      <Skeleton className="h-[520px] rounded-lg" />
      <Skeleton className="h-[520px] rounded-lg" />
    </div>
  </Loading>
);
