import { expect, test } from 'vitest';
import { allEvents } from './all-events.ts';
import { currentSchema } from './kernel/upcasting.ts';
import { upcasters } from './upcasters.ts';

test.each(Object.keys({ ...allEvents, ...upcasters }))(
  '%s has a step from each of its versions to the next',
  (type) => {
    const steps = Object.keys(upcasters[type] ?? {}).map(Number);
    expect(steps).toEqual(Array.from({ length: currentSchema(type, upcasters) - 1 }, (_, index) => index + 1));
  },
);
