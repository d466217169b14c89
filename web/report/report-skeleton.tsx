import { Loading, Skeleton } from '../ui/skeleton.tsx';

export function ReportSkeleton() {
  return (
    <Loading>
      <div className="mb-6 grid gap-2">
        <Skeleton className="h-4 w-24" />
        <Skeleton className="h-8 w-96 max-w-full" />
        <Skeleton className="h-5 w-64 max-w-full" />
      </div>
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_372px]">
        <Skeleton className="h-[560px] rounded-lg" />
        <Skeleton className="h-[380px] rounded-lg" />
      </div>
    </Loading>
  );
}
