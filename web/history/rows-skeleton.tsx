import { Card } from '../ui/card.tsx';
import { Loading, Skeleton } from '../ui/skeleton.tsx';

export const RowsSkeleton = () => (
  <Loading>
    <Card>
      {['w-64', 'w-48', 'w-72', 'w-56'].map((width) => (
        <div key={width} className="grid gap-2 border-t border-line px-5 py-4 first:border-t-0">
          <Skeleton className={`h-4 max-w-full ${width}`} />
          <Skeleton className="h-3 w-40" />
        </div>
      ))}
    </Card>
  </Loading>
);
