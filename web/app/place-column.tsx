import { Suspense } from 'react';
import { Crash } from './crash.tsx';
import type { KeyedPlace } from './places.ts';

/** Stacks the parts. If one breaks, the others still work. */
export function PlaceColumn({ places }: Readonly<{ places: readonly KeyedPlace[] }>) {
  if (places.length === 0) return null;
  return (
    <div className="grid gap-6">
      {places.map(({ key, part: Part }) => (
        <Crash key={key}>
          <Suspense>
            <Part />
          </Suspense>
        </Crash>
      ))}
    </div>
  );
}
