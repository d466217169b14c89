import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ExerciseCode } from '#domain/sessions/contract/advice.ts';

/** Done alone, in a few minutes, without anything but a voice. */
export const exerciseWords: Record<ExerciseCode, MessageDescriptor> = {
  exaggerate_melody: msg`Lesen Sie einen Absatz laut vor, als erzählten Sie ein Märchen, und heben Sie in jedem Satz das wichtigste Wort heraus.`,
  land_on_full_stops: msg`Lassen Sie die Stimme an jedem Punkt ruhig sinken, und bleiben Sie dazwischen auf einer Linie.`,
  speak_to_the_last_row: msg`Rücken Sie eine Handbreit näher ans Mikrofon, und sprechen Sie zu einer gedachten letzten Reihe.`,
  step_back: msg`Gehen Sie einen Schritt vom Mikrofon zurück, oder stellen Sie es unempfindlicher, und sprechen Sie entspannt.`,
  pause_after_sentence: msg`Schließen Sie nach jedem wichtigen Satz den Mund, atmen Sie ein, und zählen Sie still bis zwei.`,
  pause_at_full_stops: msg`Lesen Sie eine Passage vor, und halten Sie nur dort an, wo im Text ein Punkt steht: dazwischen kein Halt.`,
  know_the_next_sentence: msg`Notieren Sie zu jedem Abschnitt nur den ersten Satz, und sprechen Sie damit noch einmal.`,
  sum_up_when_stuck: msg`Fassen Sie, sobald der Faden reißt, den letzten Gedanken in einem Satz zusammen, und sprechen Sie von dort weiter.`,
  retell_until_it_flows: msg`Erzählen Sie eine Passage dreimal hintereinander frei nach Stichworten, bis die Sätze von selbst kommen.`,
  halve_the_key_sentence: msg`Sprechen Sie Ihren wichtigsten Satz halb so schnell wie gewohnt, und lassen Sie ihn wirken.`,
  silence_for_filler: msg`Schließen Sie den Mund, sobald ein Füllwort kommen will: Stille klingt sicherer.`,
  one_thought_once: msg`Schreiben Sie jeden Gedanken in einem Satz auf, sprechen Sie ihn genau so, und gehen Sie zum nächsten.`,
  articulate_in_a_whisper: msg`Flüstern Sie einen Absatz so deutlich, dass man ihn von den Lippen lesen kann, und sprechen Sie ihn dann mit Stimme.`,
  keep_the_distance: msg`Bleiben Sie gleich weit vom Mikrofon, und halten Sie die Pegelanzeige von Satz zu Satz ruhig.`,
  carry_to_the_full_stop: msg`Atmen Sie vor jedem Satz ein, und tragen Sie die Stimme bis zum letzten Wort, als wäre es das wichtigste.`,
  stress_one_word: msg`Unterstreichen Sie in jedem Satz ein Wort, und sprechen Sie es deutlich lauter als die anderen.`,
  say_what_helps: msg`Setzen Sie hinter jedes Problem einen Satz, der sagt, was hilft und wer es tut.`,
};
