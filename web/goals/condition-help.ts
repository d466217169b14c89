import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ConditionType } from '#domain/goals/contract/conditions.ts';
import { speechNorms } from '#domain/sessions/contract/norms.ts';

/** Explains the measure beside its field. The good range is shown from the range itself. */
export const conditionHints: Readonly<Partial<Record<ConditionType, MessageDescriptor>>> = {
  movement: msg`Blick, Hände, Kopf und Stand. Nur mit einer VR-Brille messbar.`,
  overall_score: msg`Über alle Vorträge, die für das Ziel zählen. Vorträge ohne Wortlaut haben nur einen Klangwert und zählen nicht.`,
  pauses: msg`Stille ab ${speechNorms.pauseSeconds} Sekunden zählt als Pause, kürzere ab ${speechNorms.breakSeconds} Sekunde zum Teil.`,
  pitch: msg`Wie hoch eine Stimme ist, ist weder gut noch schlecht: Nehmen Sie Ihren eigenen Bereich.`,
  sentiment: msg`Gute gegen schlechte Wörter: 50\u00a0% ist neutral.`,
  session_score: msg`Der Wert jedes einzelnen Vortrags. Vorträge ohne Wortlaut haben nur einen Klangwert und zählen nicht.`,
  speech_clarity: msg`Wie sicher Ihre Wörter erkannt werden.`,
  volume: msg`Mit einem eingemessenen Mikrofon zählt die eingemessene Lautstärke.`,
};
