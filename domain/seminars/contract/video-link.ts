const pages = [
  'https://(?:(?:www\\.|m\\.)?youtube\\.com/(?:watch\\?(?:[^#]*&)?v=|embed/|shorts/|live/)|youtu\\.be/)',
  'https://www\\.youtube-nocookie\\.com/embed/',
];
const link = new RegExp(`^(?:${pages.join('|')})([\\w-]{11})(?![\\w-])`);

/** The id of a video in the addresses under which YouTube shows it; undefined for any other address. */
export const videoIdIn = (uri: string): string | undefined => link.exec(uri)?.[1];

/** The address that is stored for a video. It keeps the video's id and drops every other part of the given address. */
export function videoAddressIn(uri: string): string | undefined {
  const id = videoIdIn(uri);
  return id && `https://www.youtube.com/watch?v=${id}`;
}
