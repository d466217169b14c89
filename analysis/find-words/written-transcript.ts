import { text } from 'node:stream/consumers';
import type { Recorded } from '#domain/kernel/message.ts';
import type { SessionEvent } from '#domain/sessions/events.ts';
import type { Transcript } from '#domain/sessions/transcript.ts';
import { readWrittenTranscript } from '#domain/sessions/written-transcript/written-transcript.ts';
import { unpacked } from '#infra/blobs/packed-json.ts';
import type { Tools } from '../tools.ts';
import { correctTranscript } from '../transcription/person/correct-transcript.ts';
import { type TalkSound, transcriptByHand } from '../transcription/person/transcript-by-hand.ts';

type WrittenFor = TalkSound & Pick<Transcript, 'locale'>;

/**
 * What the person wrote, with times. A plain text corrects the words that were there before, which lend it their times; any
 * other text brings its own, or has them estimated from the sound.
 */
export async function writtenTranscript(sessionId: string, talk: WrittenFor, tools: Tools): Promise<Transcript> {
  const { provided, before } = await textsOf(sessionId, tools);
  const given = await text((await tools.blobs.open(provided.text.address)).stream);
  if (before && provided.format === 'txt') {
    const transcript = await unpacked<Transcript>(before, tools.blobs);
    return correctTranscript({ transcript, text: given, duration: talk.duration });
  }
  const read = readWrittenTranscript(provided.format, given);
  // Nothing else was let in.
  if (read.kind === 'unreadable') throw new Error(`a stored transcript is ${read.fault}`);
  return transcriptByHand({ cues: read.cues, locale: talk.locale, talk });
}

/** What was given last, and the address of the words as they were before that. */
async function textsOf(sessionId: string, { store }: Tools) {
  const history = (await store.readStream(`session-${sessionId}`)) as readonly Recorded<SessionEvent>[];
  const last = history.findLastIndex(({ type }) => type === 'TranscriptProvided');
  const provided = history[last];
  if (provided?.type !== 'TranscriptProvided') throw new Error('nobody has provided a transcript');
  const before = history.slice(0, last).findLast((event) => event.type === 'TextAnalysed');
  return { provided: provided.data, before: before?.data.transcript.address };
}
