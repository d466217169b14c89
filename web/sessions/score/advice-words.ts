import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AdviceCode } from '#domain/sessions/advice.ts';

export type AdviceWords = Readonly<{
  title: MessageDescriptor;
  /** What it does to those who listen. */
  meaning: MessageDescriptor;
  /** What the moments show. */
  moments: MessageDescriptor;
}>;

export const adviceWords: Record<AdviceCode, AdviceWords> = {
  pitch_monotone: {
    title: msg`Gleichförmige Stimme`,
    meaning: msg`Die Stimme bleibt nahe an einer Höhe. Das klingt gleichförmig, auch wenn der Inhalt es nicht ist.`,
    moments: msg`Am gleichförmigsten ab:`,
  },
  pitch_restless: {
    title: msg`Unruhige Stimme`,
    meaning: msg`Die Stimme springt stark. Das strengt beim Zuhören an und verwischt, was wichtig ist.`,
    moments: msg`Am unruhigsten ab:`,
  },
  too_quiet: {
    title: msg`Zu leise`,
    meaning: msg`Wer weit weg sitzt, muss sich anstrengen. Es kann an der Stimme liegen oder am Abstand zum Mikrofon.`,
    moments: msg`Am leisesten ab:`,
  },
  too_loud: {
    title: msg`Zu laut`,
    meaning: msg`Nahe am Anschlag klingt jede Stimme gepresst, und nichts kann mehr hervorstechen.`,
    moments: msg`Am lautesten ab:`,
  },
  pauses_too_few: {
    title: msg`Zu wenige Pausen`,
    meaning: msg`Wer zuhört, hat kaum Zeit, einen Gedanken aufzunehmen, bevor der nächste kommt.`,
    moments: msg`Am längsten ohne Pause ab:`,
  },
  pauses_too_many: {
    title: msg`Zu viele Pausen`,
    meaning: msg`Der Faden geht beim Zuhören leicht verloren.`,
    moments: msg`Am dichtesten ab:`,
  },
  too_slow: {
    title: msg`Zu langsam`,
    meaning: msg`Wer zuhört, ist schneller als Sie und denkt an anderes.`,
    moments: msg`Am langsamsten ab:`,
  },
  too_fast: {
    title: msg`Zu schnell`,
    meaning: msg`Wichtiges und Unwichtiges rauschen gleich schnell vorbei.`,
    moments: msg`Am schnellsten ab:`,
  },
  fillers: {
    title: msg`Viele Füllwörter`,
    meaning: msg`Einzelne fallen nicht auf. In dieser Dichte hört man sie statt des Inhalts.`,
    moments: msg`Am dichtesten ab:`,
  },
  repetition: {
    title: msg`Viele Wiederholungen`,
    meaning: msg`Was ohne Absicht zweimal gesagt wird, klingt unsicher und kostet Zeit.`,
    moments: msg`Am häufigsten ab:`,
  },
  unclear: {
    title: msg`Undeutliche Aussprache`,
    meaning: msg`Schon die Spracherkennung war sich bei vielen Wörtern nicht sicher. Menschen geht es ähnlich.`,
    moments: msg`Am undeutlichsten ab:`,
  },
  negative: {
    title: msg`Viele schwere Worte`,
    meaning: msg`Es überwiegt, was schlecht ist. Im Gedächtnis bleibt, was daraus folgt.`,
    moments: msg`Am deutlichsten ab:`,
  },
};
