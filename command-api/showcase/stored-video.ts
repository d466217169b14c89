import { refuse } from '#domain/kernel/errors.ts';
import { type HowToCommand, type HowToVideo, howToDecider } from '#domain/showcase/decider.ts';
import { streamOf } from '#domain/stream-names.ts';
import { currentState } from '#infra/event-store/current-state.ts';
import type { Deps } from '#infra/service.ts';

type Log = Pick<Deps, 'store' | 'remembered'>;

export const toHowTo = (id: string, command: HowToCommand) => ({
  stream: streamOf('howto', id),
  decider: howToDecider,
  command,
});

/** @throws not_found */
export async function findHowTo(log: Log, id: string): Promise<HowToVideo> {
  const video = await currentState(log, { stream: streamOf('howto', id), decider: howToDecider });
  return typeof video === 'string' ? refuse('not_found') : video;
}

/** The addresses of the video file and its captions. */
export const howToFiles = ({ video, captions }: HowToVideo): readonly string[] => [
  ...(video.from === 'file' ? [video.media.address] : []),
  ...captions.map(({ media }) => media.address),
];
