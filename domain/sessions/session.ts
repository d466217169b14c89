import type { Cut } from './contract/cut.ts';
import type { SessionKind } from './contract/norms.ts';
import type { SessionEvent } from './events.ts';

type Events = { [E in SessionEvent as E['type']]: E['data'] };

/** `address` is that of its blob; times in seconds. */
type MovementPart = Readonly<{ address: string }> & Omit<Events['MovementRecorded'], 'part'>;

/** A talk, folded from its events. */
export type Session = Readonly<
  Pick<Events['SessionCreated'], 'ownerId' | 'name' | 'locale' | 'type' | 'analysisClass' | 'media' | 'quotaPeriod'> & {
    run: number;
    analysis: 'waiting' | 'running' | 'succeeded' | 'failed';
    hasRendition: boolean;
    sharing: readonly ('transcription' | 'coach')[];
    kind: SessionKind;
    /** The part of the recording to keep; null if nothing is left to cut. */
    cut: Cut | null;
    /** Its microphone, if known. */
    device: string | null;
    /** dB that are added to its volume; null if unknown. */
    gain: number | null;
    /** From the last `ChaptersMarked`; empty if there was none. */
    chapters: string;
    /** From the last `TagsChanged`; `[]` if there was none. */
    tags: string;
    /** Another transcription runs, after the end of the analysis. */
    isListening: boolean;
    /** The address of the words that an engine heard or the person wrote. */
    words: Readonly<{ basis: string; by: 'engine' | 'person' }> | null;
    /** Seconds of sound; null until it was extracted. */
    duration: number | null;
    /** The parts of the movement, ordered by the time that each covers. */
    movement: readonly MovementPart[];
    /** The addresses of the parts that were analysed last; null: none yet. */
    movementAnalysed: readonly string[] | null;
    /** Dismissed findings in the words that were analysed last. */
    dismissed: readonly string[];
  }
>;

/** The addresses of the parts, in the order of the talk. */
export const movementBasis = ({ movement }: Session): readonly string[] => movement.map(({ address }) => address);

export type SessionState = Session | 'none' | 'deleted';

/** Transcription can be requested: the sound was analysed, and there are no words. */
export const hasNoWords = ({ analysis, words }: Session): boolean => analysis === 'succeeded' && words === null;

/** An analysis that has not ended starts again with its existing reservation. */
export const isAnalysing = ({ analysis }: Session): boolean => analysis === 'waiting' || analysis === 'running';
