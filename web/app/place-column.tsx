import { Suspense } from 'react';
import { Crash } from './crash.tsx';
import type { KeyedPlace } from './places.ts';

/** One below the other. A part that breaks takes no other with it. */
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
