import { text } from 'node:stream/consumers';
import { stateAfter } from '#domain/kernel/decider.ts';
import type { Recorded } from '#domain/kernel/message.ts';
import type { Transcript } from '#domain/sessions/contract/transcript.ts';
import { sessionDecider } from '#domain/sessions/decider.ts';
import type { SessionEvent } from '#domain/sessions/events.ts';
import { readWrittenTranscript } from '#domain/sessions/written-transcript/written-transcript.ts';
import { streamOf } from '#domain/stream-names.ts';
import { unpacked } from '#infra/blobs/packed-json.ts';
import type { Tools } from '../tools.ts';
import { correctTranscript } from '../transcription/person/correct-transcript.ts';
import { type SessionSound, transcriptByHand } from '../transcription/person/transcript-by-hand.ts';

/** `corrected`: the former words, and the findings that the person had dismissed in them. */
type Written = Readonly<{
  transcript: Transcript;
  corrected?: Readonly<{ before: Transcript; dismissed: readonly string[] }>;
}>;

type WrittenFor = SessionSound & Pick<Transcript, 'locale'>;

/**
 * The person's text, with times. A plain text corrects the former words and takes their times; any other text has its
 * own times, or they are estimated from the sound.
 */
export async function writtenTranscript(sessionId: string, talk: WrittenFor, tools: Tools): Promise<Written> {
  const { provided, before, dismissed } = await textsOf(sessionId, tools);
  const given = await text((await tools.blobs.open(provided.text.address)).stream);
  if (before && provided.format === 'txt') {
    const heard = await unpacked<Transcript>(before, tools.blobs);
    const transcript = correctTranscript({ transcript: heard, text: given, duration: talk.duration });
    return { transcript, corrected: { before: heard, dismissed } };
  }
  const read = readWrittenTranscript(provided.format, given);
  // Other formats were refused before.
  if (read.kind === 'unreadable') throw new Error(`a stored transcript is ${read.fault}`);
  return { transcript: await transcriptByHand({ cues: read.cues, locale: talk.locale, talk }) };
}

/** The person's last text, the address of the words before it, and the findings dismissed in those. */
async function textsOf(sessionId: string, { store }: Tools) {
  const history = (await store.readStream(streamOf('session', sessionId))) as readonly Recorded<SessionEvent>[];
  const last = history.findLastIndex(({ type }) => type === 'TranscriptProvided');
  const provided = history[last];
  if (provided?.type !== 'TranscriptProvided') throw new Error('nobody has provided a transcript');
  const earlier = history.slice(0, last);
  const before = earlier.findLast((event) => event.type === 'TextAnalysed');
  const session = stateAfter(sessionDecider, earlier);
  const dismissed = typeof session === 'string' ? [] : session.dismissed;
  return { provided: provided.data, before: before?.data.transcript.address, dismissed };
}
