import { Card } from '../../ui/card.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';

export function ListSkeleton() {
  return (
    <Loading>
      <Card>
        {['w-64', 'w-48', 'w-72', 'w-56'].map((width) => (
          <div
            key={width}
            className="flex items-center gap-4 border-t border-line px-5 py-3 first:border-t-0 max-md:px-4"
          >
            <Skeleton className="h-12 w-[84px] flex-none" />
            <div className="grid min-w-0 flex-1 gap-2">
              <Skeleton className={`h-4 max-w-full ${width}`} />
              <Skeleton className="h-3 w-28" />
            </div>
            <Skeleton className="size-[46px] flex-none rounded-full" />
          </div>
        ))}
      </Card>
    </Loading>
  );
}
