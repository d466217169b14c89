import type { Cut } from './contract/cut.ts';
import type { SessionKind } from './contract/norms.ts';
import type { SessionEvent } from './events.ts';

type Events = { [E in SessionEvent as E['type']]: E['data'] };

/** `address` is its blob's; seconds. */
type MovementPart = Readonly<{ address: string }> & Omit<Events['MovementRecorded'], 'part'>;

/** A talk as its events tell it. */
export type Session = Readonly<
  Pick<Events['SessionCreated'], 'ownerId' | 'name' | 'locale' | 'type' | 'analysisClass' | 'media' | 'quotaPeriod'> & {
    run: number;
    analysis: 'waiting' | 'running' | 'succeeded' | 'failed';
    hasRendition: boolean;
    sharing: readonly ('transcription' | 'coach')[];
    kind: SessionKind;
    /** The part of the recording to keep; null if nothing is left to cut. */
    cut: Cut | null;
    /** Its microphone, where that is known. */
    device: string | null;
    /** dB that are added to its volume; null where nobody knows. */
    gain: number | null;
    /** As the last `ChaptersMarked` has them; empty where none was. */
    chapters: string;
    /** As the last `TagsChanged` has them; `[]` where none was. */
    tags: string;
    /** Somebody listens once more, after the end of the analysis. */
    isListening: boolean;
    /** The address of what an engine heard or the person wrote. */
    words: Readonly<{ basis: string; by: 'engine' | 'person' }> | null;
    /** Seconds of sound; null until it was extracted. */
    duration: number | null;
    /** How head and hands moved, by the time that each part covers. */
    movement: readonly MovementPart[];
    /** The addresses of the parts that were analysed last; null: none yet. */
    movementAnalysed: readonly string[] | null;
    /** Findings that are none, in the words that were looked at last. */
    dismissed: readonly string[];
  }
>;

/** The addresses of the parts, in the order of the talk. */
export const movementBasis = ({ movement }: Session): readonly string[] => movement.map(({ address }) => address);

export type SessionState = Session | 'none' | 'deleted';

/** Somebody can be asked to listen: it is known how the talk sounds, and nobody knows its words. */
export const hasNoWords = ({ analysis, words }: Session): boolean => analysis === 'succeeded' && words === null;

/** An analysis that has not ended yet begins again on what it has reserved. */
export const isAnalysing = ({ analysis }: Session): boolean => analysis === 'waiting' || analysis === 'running';
