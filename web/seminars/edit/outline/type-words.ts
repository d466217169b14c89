import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ElementType } from '../use-selection.ts';

/** What participants do in it, for who chooses one. In the order in which they are offered. */
export const typeWords = {
  read_text: msg`Lesen, was wichtig ist`,
  watch_video: msg`Ein Film: hochgeladen oder von YouTube`,
  video_presentation: msg`Einen Vortrag aufnehmen, mit Bericht`,
  give_feedback: msg`Etwas zu den Vorträgen anderer sagen`,
  watch_feedback: msg`Lesen, was andere zum eigenen Vortrag sagen`,
  gap_text: msg`Lücken in einem Text füllen`,
  rephrase: msg`Sätze besser sagen`,
  categorize: msg`Begriffe in Gruppen ordnen`,
  vr_training: msg`In VR üben, bis der Wert reicht`,
  goal: msg`Mehrere Vorträge, die etwas erfüllen`,
} as const satisfies Readonly<Record<ElementType, MessageDescriptor>>;

export const typesInOrder = Object.keys(typeWords) as readonly ElementType[];
