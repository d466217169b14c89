import { MediaToolFailed, MediaUnreadable, type UnreadableReason } from './media-error.ts';

/** First match wins: a truncated file is also said to hold invalid data. */
const signs: readonly (readonly [RegExp, UnreadableReason])[] = [
  [/Picture size \d+x\d+ (is invalid|exceeds)/i, 'too_many_pixels'],
  [/moov atom not found|partial file|End of file$|Truncat/im, 'truncated'],
  [/matches no streams|does not contain any stream/i, 'no_audio'],
  [
    /Invalid data found|Unable to find a suitable|could not find codec parameters|Decoder \(codec .*\) not found/i,
    'unreadable',
  ],
];

/** Whose fault an exit with an error was, by what ffmpeg said. What it does not explain is put down to the tool. */
export function faultOf(said: string, exitCode: number): MediaUnreadable | MediaToolFailed {
  if (said.includes('No space left on device')) return new MediaToolFailed('disk_full', 'no space left on device');
  const reason = signs.find(([sign]) => sign.test(said))?.[1];
  return reason ? new MediaUnreadable(reason) : new MediaToolFailed('exit', `code ${exitCode}: ${said.slice(-500)}`);
}
