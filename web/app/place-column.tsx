import { Suspense } from 'react';
import { Crash } from './crash.tsx';
import type { KeyedPlace } from './places.ts';

/** One below the other. A part that breaks takes no other with it. */
export function PlaceColumn({ places }: Readonly<{ places: readonly KeyedPlace[] }>) {
  if (places.length === 0) return null;
  return (
    // Of several next steps only the first is shown.
    <div className="grid gap-6 [&>[data-next-step]~[data-next-step]]:hidden">
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
