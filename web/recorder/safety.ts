import type { Keeping } from './take-keeper.ts';

export type Safety = 'everywhere' | 'device' | 'server' | 'nowhere';

/** Chunks that may be on their way while the server counts as up to date. */
const underWay = 3;

/** Where everything is kept that was said up to a few seconds ago. */
export function safetyOf({ onDevice, chunks, arrived, refused }: Readonly<Keeping>): Safety {
  const onServer = !refused && chunks - arrived <= underWay;
  if (onDevice) return onServer ? 'everywhere' : 'device';
  return onServer ? 'server' : 'nowhere';
}
