import type { AudioMeasures } from '../../audio/measures.ts';
import type { TalkFigures } from '../part-rules.ts';
import { soundFigures } from './sound-figures.ts';

/** The figures of a sound that was just measured; its words are unknown. */
export function figuresOfSound({ summary, duration, speechLevel: _, ...results }: AudioMeasures): TalkFigures {
  const heard = results.hesitations.length;
  return { duration, audio: { ...summary, ...soundFigures(results, duration) }, results, text: null, heard };
}
