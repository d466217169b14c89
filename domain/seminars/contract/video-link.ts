const pages = [
  'https://(?:(?:www\\.|m\\.)?youtube\\.com/(?:watch\\?(?:[^#]*&)?v=|embed/|shorts/|live/)|youtu\\.be/)',
  'https://www\\.youtube-nocookie\\.com/embed/',
];
const link = new RegExp(`^(?:${pages.join('|')})([\\w-]{11})(?![\\w-])`);

/** The id of a video in the forms of YouTube's addresses; undefined for any other address. */
export const videoIdIn = (uri: string): string | undefined => link.exec(uri)?.[1];

/** The stored address of a video. It contains the video's id, and nothing else of the given address. */
export function videoAddressIn(uri: string): string | undefined {
  const id = videoIdIn(uri);
  return id && `https://www.youtube.com/watch?v=${id}`;
}
