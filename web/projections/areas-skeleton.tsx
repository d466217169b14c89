import { Card } from '../ui/card.tsx';
import { Loading, Skeleton } from '../ui/skeleton.tsx';

export function AreasSkeleton() {
  return (
    <Loading>
      <Card className="grid gap-4 p-5">
        {['users', 'quotas', 'sessions', 'seminars', 'history'].map((area) => (
          <Skeleton key={area} className="h-9" />
        ))}
      </Card>
    </Loading>
  );
}
