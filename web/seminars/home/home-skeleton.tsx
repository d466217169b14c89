import { Loading, Skeleton } from '../../ui/skeleton.tsx';

export const HomeSkeleton = () => (
  <Loading className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
    {['one', 'two', 'three'].map((name) => (
      <Skeleton key={name} className="h-[262px] rounded-lg" />
    ))}
  </Loading>
);
