import type { Cut } from './cut.ts';
import type { SessionEvent } from './events.ts';
import type { TalkKind } from './norms.ts';

type Events = { [E in SessionEvent as E['type']]: E['data'] };

/** A talk as its events tell it. */
export type Session = Readonly<
  Pick<Events['SessionCreated'], 'ownerId' | 'name' | 'locale' | 'type' | 'analysisClass' | 'media' | 'quotaPeriod'> & {
    run: number;
    analysis: 'waiting' | 'running' | 'succeeded' | 'failed';
    hasRendition: boolean;
    sharing: readonly ('transcription' | 'coach')[];
    kind: TalkKind;
    /** What is to be left of the recording; null where nothing is to go (any more). */
    cut: Cut | null;
    /** Its microphone, where that is known. */
    device: string | null;
    /** dB that are added to its volume; null where nobody knows. */
    gain: number | null;
    /** As the last `ChaptersMarked` has them; empty where none was. */
    chapters: string;
    /** Somebody listens once more, after the end of the analysis. */
    isListening: boolean;
    /** The address of what an engine heard or the person wrote. */
    words: Readonly<{ basis: string; by: 'engine' | 'person' }> | null;
    /** Findings that are none, in the words that were looked at last. */
    dismissed: readonly string[];
  }
>;

export type SessionState = Session | 'none' | 'deleted';

/** Somebody can be asked to listen: it is known how the talk sounds, and nobody knows its words. */
export const hasNoWords = ({ analysis, words }: Session): boolean => analysis === 'succeeded' && words === null;

/** An analysis that has not ended yet begins again on what it has reserved. */
export const isAnalysing = ({ analysis }: Session): boolean => analysis === 'waiting' || analysis === 'running';
