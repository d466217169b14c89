import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ScoreWithheld } from '#domain/sessions/contract/report.ts';
import { useFormats } from '../../lib/use-formats.ts';

/** Why a talk has no overall score, in a sentence or two. */
export function useWithheldWords(): (withheld: ScoreWithheld | null) => string {
  const { t, i18n } = useLingui();
  const { number } = useFormats();
  return (withheld) => {
    const measured = number(withheld?.measured ?? 0);
    const needed = number(withheld?.needed ?? 0);
    switch (withheld?.code) {
      case 'too_short':
        return t`Zu wenig gehört: Die Aufnahme dauert ${measured} s, nötig sind ${needed} s.`;
      case 'too_little_voice':
        return t`Zu wenig gehört: ${measured} s Sprache mit Stimme, nötig sind ${needed} s. Flüstern zählt nicht.`;
      case 'too_few_parts':
        return t`Zu wenig gemessen: ${measured} von ${needed} nötigen Teilen.`;
      case 'not_speech':
        return i18n._(soundsLike[withheld.sign ?? 'unknown']);
      default:
        return t`In dieser Aufnahme war zu wenig zu hören, um etwas zu messen.`;
    }
  };
}

const soundsLike: Record<NonNullable<ScoreWithheld['sign']> | 'unknown', MessageDescriptor> = {
  steady_pitch: msg`Das klingt nach Tönen oder Musik: Die Tonhöhe steht, wo sie beim Sprechen gleitet.`,
  unbroken_voice: msg`Das klingt nicht nach Sprechen: Der Ton setzt nie ab, wie es Konsonanten und Atem verlangen.`,
  no_syllables: msg`Das klingt nicht nach Sprechen: Silben sind kaum zu hören.`,
  two_voices: msg`Hier sind zwei Stimmen im Wechsel zu hören. Bewertet wird, wer allein spricht.`,
  unknown: msg`Das klingt nicht nach einem Menschen, der spricht.`,
};
