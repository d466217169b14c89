import { EventEmitter, once } from 'node:events';

/** Collects lines, pushes or changes in the order in which they come. */
export function collected<One>() {
  const all: One[] = [];
  const news = new EventEmitter().setMaxListeners(0);
  return {
    all: all as readonly One[],
    add(one: One) {
      all.push(one);
      news.emit('one');
    },
    /** Resolves once `has` holds for everything collected so far. */
    async until(has: (all: readonly One[]) => boolean): Promise<void> {
      while (!has(all)) await once(news, 'one');
    },
  };
}
