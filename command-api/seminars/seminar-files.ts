import type { Seminar } from '#domain/seminars/seminar.ts';

/** The addresses of all files of a seminar. */
export function addressesIn(seminar: Seminar | null): readonly string[] {
  if (!seminar) return [];
  const films = seminar.blocks.flatMap(({ elements }) =>
    elements.flatMap(({ content }) =>
      content.type === 'watch_video' && content.video.from === 'file' ? [content.video.media.address] : [],
    ),
  );
  return [
    ...(seminar.logo ? [seminar.logo.address] : []),
    ...seminar.files.map(({ media }) => media.address),
    ...films,
  ];
}
