import { Card } from '../ui/card.tsx';
import { Loading, Skeleton } from '../ui/skeleton.tsx';

export function AreasSkeleton() {
  return (
    <Loading className="grid gap-5">
      {['users', 'quotas', 'sessions'].map((area) => (
        <Card key={area} className="grid gap-5 p-6 max-md:p-5">
          <div className="flex flex-wrap justify-between gap-4">
            <Skeleton className="h-7 w-48" />
            <Skeleton className="h-9 w-64 max-w-full" />
          </div>
          <Skeleton className="h-10" />
        </Card>
      ))}
    </Loading>
  );
}
