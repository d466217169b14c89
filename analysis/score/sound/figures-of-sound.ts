import type { AudioMeasures } from '../../audio/measures.ts';
import type { SessionFigures } from '../part-rules.ts';
import { soundFigures } from './sound-figures.ts';

/** The figures of a sound that was just measured; its words are unknown. */
export function figuresOfSound({ summary, duration, speechLevel: _, ...results }: AudioMeasures): SessionFigures {
  const heard = results.hesitations.length;
  return { duration, audio: { ...summary, ...soundFigures(results, duration) }, results, text: null, heard };
}
