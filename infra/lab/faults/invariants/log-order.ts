import { noStream } from '#infra/event-store/event-store.ts';
import type { LogCheck } from './verdict.ts';

/** I3: the revisions of each stream are 0 to n without gaps, positions only grow, and event ids are unique. */
export function logOrderCheck(): LogCheck {
  const revisions = new Map<string, number>();
  const ids = new Map<string, string>();
  const wrong: string[] = [];
  let before = 0n;
  let checked = 0;
  return {
    see({ id, stream, revision, position }) {
      const expected = (revisions.get(stream) ?? noStream) + 1;
      if (revision !== expected) wrong.push(`${stream} has revision ${revision} where ${expected} was to come`);
      if (position <= before) wrong.push(`${stream} ${revision} is at position ${position}, after ${before}`);
      const twin = ids.get(id);
      if (twin !== undefined) wrong.push(`event ${id} is there twice: in ${twin} and in ${stream}`);
      ids.set(id, stream);
      revisions.set(stream, revision);
      before = position;
      checked += 1;
    },
    verdict: async () => ({ invariant: 'I3 streams have no gap and the log is in order', checked, wrong }),
  };
}
