import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ExerciseCode } from '#domain/sessions/advice.ts';

/** Done alone, in a few minutes, without anything but a voice. */
export const exerciseWords: Record<ExerciseCode, MessageDescriptor> = {
  exaggerate_melody: msg`Lesen Sie einen Absatz laut und übertreiben Sie die Melodie: In jedem Satz hebt sich das eine Wort, auf das es ankommt. Dann noch einmal, halb so stark.`,
  land_on_full_stops: msg`Lassen Sie die Stimme an jedem Punkt hörbar sinken, bis sie unten ankommt. Erst dann beginnt der nächste Satz.`,
  speak_to_the_last_row: msg`Stellen Sie sich jemanden in der letzten Reihe vor und sprechen Sie zwei Minuten nur zu dieser Person, eine Handbreit näher am Mikrofon.`,
  step_back: msg`Gehen Sie einen Schritt vom Mikrofon zurück und sprechen Sie wie zu einem Menschen am selben Tisch.`,
  pause_after_sentence: msg`Zählen Sie nach jedem wichtigen Satz still bis zwei, bevor Sie weitersprechen.`,
  know_the_next_sentence: msg`Schreiben Sie zu jedem Abschnitt nur den ersten Satz auf und lernen Sie diese Sätze auswendig.`,
  retell_until_it_flows: msg`Erzählen Sie denselben Abschnitt dreimal hintereinander ohne Notizen, jedes Mal in weniger Zeit.`,
  halve_the_key_sentence: msg`Sprechen Sie den Kernsatz jedes Abschnitts halb so schnell wie den Rest, mit einer Pause davor und danach.`,
  silence_for_filler: msg`Satz beenden, Mund schließen, erst dann weiter: Ersetzen Sie zwei Minuten lang jedes Füllwort durch Stille.`,
  one_thought_once: msg`Sagen Sie jeden Gedanken einmal, in einem Satz, und gehen Sie weiter, auch wenn er nicht perfekt war.`,
  articulate_in_a_whisper: msg`Flüstern Sie einen Absatz so, dass man ihn drei Meter weiter versteht. Lesen Sie ihn danach mit Stimme.`,
  say_what_helps: msg`Hängen Sie an jeden Satz, der sagt, was schlecht ist, einen an, der sagt, was hilft.`,
};
