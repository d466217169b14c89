import type { Bilingual } from '#domain/kernel/bilingual.ts';
import type { ExerciseCode } from './advice.ts';

/** Introduces an exercise. */
export const exerciseLabel: Bilingual = { de: 'Übung:', en: 'Exercise:' };

/** For one person and a few minutes; it needs only a voice. */
export const exerciseWords: Readonly<Record<ExerciseCode, Bilingual>> = {
  exaggerate_melody: {
    de: 'Lesen Sie einen Absatz laut vor, als erzählten Sie ein Märchen, und heben Sie in jedem Satz das wichtigste Wort heraus.',
    en: 'Read a paragraph aloud as if telling a fairy tale, and lift the one word of each sentence that matters.',
  },
  land_on_full_stops: {
    de: 'Lassen Sie die Stimme an jedem Punkt ruhig sinken, und bleiben Sie dazwischen auf einer Linie.',
    en: 'Let your voice drop calmly at every full stop, and keep it level in between.',
  },
  speak_to_the_last_row: {
    de: 'Rücken Sie eine Handbreit näher ans Mikrofon, und sprechen Sie zu einer gedachten letzten Reihe.',
    en: "Move a hand's breadth closer to the microphone, and speak to an imagined last row.",
  },
  step_back: {
    de: 'Gehen Sie einen Schritt vom Mikrofon zurück, oder stellen Sie es unempfindlicher, und sprechen Sie entspannt.',
    en: 'Step back from the microphone or turn its sensitivity down, and speak in a relaxed voice.',
  },
  pause_after_sentence: {
    de: 'Schließen Sie nach jedem wichtigen Satz den Mund, atmen Sie ein, und zählen Sie still bis zwei.',
    en: 'After every important sentence close your mouth, breathe in, and count silently to two.',
  },
  pause_at_full_stops: {
    de: 'Lesen Sie eine Passage vor, und halten Sie nur dort an, wo im Text ein Punkt steht: dazwischen kein Halt.',
    en: 'Read a passage aloud and stop only where there is a full stop in the text: nowhere in between.',
  },
  know_the_next_sentence: {
    de: 'Notieren Sie zu jedem Abschnitt nur den ersten Satz, und sprechen Sie damit noch einmal.',
    en: 'Write down only the first sentence of each section, and speak with it once more.',
  },
  sum_up_when_stuck: {
    de: 'Fassen Sie, sobald der Faden reißt, den letzten Gedanken in einem Satz zusammen, und sprechen Sie von dort weiter.',
    en: 'When you lose the thread, sum up your last thought in one sentence and go on from there.',
  },
  retell_until_it_flows: {
    de: 'Erzählen Sie eine Passage dreimal hintereinander frei nach Stichworten, bis die Sätze von selbst kommen.',
    en: 'Retell one passage three times in a row from key words, until the sentences come by themselves.',
  },
  halve_the_key_sentence: {
    de: 'Sprechen Sie Ihren wichtigsten Satz halb so schnell wie gewohnt, und lassen Sie ihn wirken.',
    en: 'Say your most important sentence half as fast as usual, and let it sink in.',
  },
  silence_for_filler: {
    de: 'Schließen Sie den Mund, sobald ein Füllwort kommen will: Stille klingt sicherer.',
    en: 'Close your mouth when you feel a filler word coming: silence sounds more confident.',
  },
  one_thought_once: {
    de: 'Schreiben Sie jeden Gedanken in einem Satz auf, sprechen Sie ihn genau so, und gehen Sie zum nächsten.',
    en: 'Write each thought as one sentence, say it word for word, then move on to the next.',
  },
  articulate_in_a_whisper: {
    de: 'Flüstern Sie einen Absatz so deutlich, dass man ihn von den Lippen lesen kann, und sprechen Sie ihn dann mit Stimme.',
    en: 'Whisper a paragraph so clearly that someone could read your lips, then say it aloud.',
  },
  keep_the_distance: {
    de: 'Bleiben Sie gleich weit vom Mikrofon, und halten Sie die Pegelanzeige von Satz zu Satz ruhig.',
    en: 'Stay at the same distance from the microphone, and keep the level meter calm from sentence to sentence.',
  },
  carry_to_the_full_stop: {
    de: 'Atmen Sie vor jedem Satz ein, und tragen Sie die Stimme bis zum letzten Wort, als wäre es das wichtigste.',
    en: 'Breathe in before every sentence, and keep your voice up to the last word as if it were the most important one.',
  },
  stress_one_word: {
    de: 'Unterstreichen Sie in jedem Satz ein Wort, und sprechen Sie es deutlich lauter als die anderen.',
    en: 'Underline one word in every sentence, and say it clearly louder than the others.',
  },
  say_what_helps: {
    de: 'Setzen Sie hinter jedes Problem einen Satz, der sagt, was hilft und wer es tut.',
    en: 'Put a sentence behind every problem that says what helps and who does it.',
  },
};
