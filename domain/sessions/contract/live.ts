import * as z from 'zod/mini';
import { LocaleCode } from '#domain/kernel/contract.ts';

/** Words while somebody speaks. The first message signs in, as at the other hubs; no sound and no word is stored. */
export const liveHub = '/transcription-hub';

/** The permission for each class of live transcription. A person can use the seconds of the permitted classes. */
export const livePermissions = { relaxed: 'live_transcription:relaxed', fast: 'live_transcription:fast' } as const;

const seconds = z.number().check(z.gte(0), z.lte(86_400));

/** Times in seconds of the sound that was sent. */
const HeardWord = z.object({
  text: z.string().check(z.minLength(1), z.maxLength(100)),
  offset: seconds,
  duration: seconds,
});
export type HeardWord = Readonly<z.infer<typeof HeardWord>>;

/**
 * Messages of a client. After `started` its time runs from `resume` to `pause` or `stop`. If the server transcribes itself,
 * sound comes in binary messages between these: 16 bit, little endian, 16 kHz, mono. If an external service transcribes, the client
 * sends each finished `phrase`. Another `auth` with a newer token extends the session.
 */
export const LiveSaid = z.discriminatedUnion('type', [
  z.object({ type: z.literal('start'), locale: LocaleCode }),
  z.object({ type: z.enum(['resume', 'pause', 'stop']) }),
  z.object({ type: z.literal('phrase'), words: z.array(HeardWord).check(z.maxLength(150)) }),
]);
export type LiveSaid = z.infer<typeof LiveSaid>;

/** Why there are no live words (any more). The recording continues. */
export type LiveEnd =
  | 'stopped'
  | 'quota_exhausted'
  | 'not_permitted'
  | 'not_set_up'
  | 'busy'
  | 'engine_failed'
  | 'too_long';

/** A hint for the speaker; one at a time. */
export type LiveHint = 'slower' | 'faster' | 'fewer_fillers';

/** The service to which the client sends the sound, and its token, which is valid for some minutes. */
export type LiveAccess = Readonly<{
  token: string;
  language: 'de-DE' | 'en-US';
  /** Exactly one of these: the service of a region, or one with its own address. */
  region: string | null;
  endpoint: string | null;
}>;

/** Figures of the words so far. */
export type LiveState = Readonly<{
  /** The last words, for reading along. */
  recent: readonly Readonly<{ text: string; isFiller: boolean }>[];
  words: number;
  fillers: number;
  /** Pace of the last half minute; null until there is enough speech. */
  wordsPerMinute: number | null;
  hint: LiveHint | null;
}>;

/** Messages of the server. */
export type LiveTold =
  | Readonly<{ type: 'started'; source: 'azure' | 'whisper' }>
  | (Readonly<{ type: 'access' }> & LiveAccess)
  /** Tentative words. */
  | Readonly<{ type: 'guess'; text: string }>
  | (Readonly<{ type: 'state' }> & LiveState)
  /** Seconds left in the month; null without a limit. */
  | Readonly<{ type: 'left'; seconds: number | null }>
  /** The sign-in ends soon: `auth` with a newer token. */
  | Readonly<{ type: 'sign-in-again' }>
  | Readonly<{ type: 'ended'; reason: LiveEnd }>;
