import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AdviceCode } from '#domain/sessions/contract/advice.ts';

export type AdviceWords = Readonly<{
  title: MessageDescriptor;
  /** The effect on listeners. */
  meaning: MessageDescriptor;
  /** The same of somebody else, where `meaning` speaks to the speaker. */
  ofOther?: MessageDescriptor;
  /** What the moments show. */
  moments: MessageDescriptor;
}>;

export const adviceWords: Record<AdviceCode, AdviceWords> = {
  pitch_monotone: {
    title: msg`Gleichförmige Stimme`,
    meaning: msg`Ihre Stimme bleibt auf einer Höhe. Das klingt gleichförmig, auch wenn der Inhalt es nicht ist.`,
    ofOther: msg`Die Stimme bleibt auf einer Höhe. Das klingt gleichförmig, auch wenn der Inhalt es nicht ist.`,
    moments: msg`Am gleichförmigsten ab:`,
  },
  pitch_restless: {
    title: msg`Unruhige Stimme`,
    meaning: msg`Ihre Stimme springt stark. Das strengt beim Zuhören an und verwischt, was wichtig ist.`,
    ofOther: msg`Die Stimme springt stark. Das strengt beim Zuhören an und verwischt, was wichtig ist.`,
    moments: msg`Am unruhigsten ab:`,
  },
  too_quiet: {
    title: msg`Zu leise`,
    meaning: msg`Die Aufnahme ist leise. Das kann an der Stimme liegen oder am Abstand zum Mikrofon.`,
    moments: msg`Am leisesten ab:`,
  },
  too_loud: {
    title: msg`Zu laut`,
    meaning: msg`Die Aufnahme ist sehr laut. Nahe am Anschlag klingt jede Stimme gepresst.`,
    moments: msg`Am lautesten ab:`,
  },
  pauses_too_few: {
    title: msg`Zu wenige Pausen`,
    meaning: msg`Es gibt kaum Pausen. Wer zuhört, hat keine Zeit, einen Gedanken aufzunehmen.`,
    moments: msg`Am längsten ohne Pause ab:`,
  },
  pauses_too_many: {
    title: msg`Zu viele Pausen`,
    meaning: msg`Es gibt viele lange Pausen. Der Faden geht beim Zuhören leicht verloren.`,
    moments: msg`Am dichtesten ab:`,
  },
  silences_too_long: {
    title: msg`Zu lange Stille`,
    meaning: msg`Eine Pause wirkt, solange man spürt, dass es weitergeht. Danach wartet man nur noch.`,
    moments: msg`Am längsten still ab:`,
  },
  pauses_misplaced: {
    title: msg`Pausen mitten im Satz`,
    meaning: msg`Eine Pause am Ende eines Satzes lässt ihn wirken. Mitten im Satz reißt sie auseinander, was zusammengehört.`,
    moments: msg`Am längsten mitten im Satz ab:`,
  },
  too_slow: {
    title: msg`Zu langsam`,
    meaning: msg`Sie sprechen langsam. Die Gedanken der Zuhörenden wandern leicht ab.`,
    ofOther: msg`Das Sprechen ist langsam. Die Gedanken der Zuhörenden wandern leicht ab.`,
    moments: msg`Am langsamsten ab:`,
  },
  too_fast: {
    title: msg`Zu schnell`,
    meaning: msg`Sie sprechen schnell. Was wichtig ist, rauscht vorbei wie alles andere.`,
    ofOther: msg`Das Sprechen ist schnell. Was wichtig ist, rauscht vorbei wie alles andere.`,
    moments: msg`Am schnellsten ab:`,
  },
  fillers: {
    title: msg`Viele Füllwörter`,
    meaning: msg`Füllwörter häufen sich. Sie lenken vom Inhalt ab und lassen Sie unsicher wirken.`,
    ofOther: msg`Füllwörter häufen sich. Sie lenken vom Inhalt ab und wirken unsicher.`,
    moments: msg`Am dichtesten ab:`,
  },
  repetition: {
    title: msg`Viele Wiederholungen`,
    meaning: msg`Manches sagen Sie mehrmals. Der Gedanke wird dadurch nicht klarer, nur länger.`,
    ofOther: msg`Manches wird mehrmals gesagt. Der Gedanke wird dadurch nicht klarer, nur länger.`,
    moments: msg`Am häufigsten ab:`,
  },
  unclear: {
    title: msg`Undeutliche Aussprache`,
    meaning: msg`Die Spracherkennung hat manches schlecht verstanden. Das kann an der Aussprache liegen, auch an Geräuschen oder Fachwörtern.`,
    moments: msg`Am undeutlichsten ab:`,
  },
  volume_uneven: {
    title: msg`Schwankende Lautstärke`,
    meaning: msg`Ihre Sätze sind verschieden laut. Leise Stellen gehen verloren, laute erschrecken.`,
    ofOther: msg`Die Sätze sind verschieden laut. Leise Stellen gehen verloren, laute erschrecken.`,
    moments: msg`Am weitesten vom Übrigen ab:`,
  },
  volume_fades: {
    title: msg`Sätze verklingen`,
    meaning: msg`Am Ende Ihrer Sätze fehlt die Kraft. Dort steht oft das Wichtigste.`,
    ofOther: msg`Am Ende der Sätze fehlt die Kraft. Dort steht oft das Wichtigste.`,
    moments: msg`Am meisten verklingt es ab:`,
  },
  volume_flat: {
    title: msg`Wenig Betonung`,
    meaning: msg`Alle Wörter sind gleich laut. Wer zuhört, erkennt nicht, worauf es ankommt.`,
    moments: msg`Am flachsten ab:`,
  },
  negative: {
    title: msg`Viele schwere Worte`,
    meaning: msg`Der Ton Ihrer Worte ist eher negativ. Am Ende bleibt oft nur das Problem im Kopf.`,
    ofOther: msg`Der Ton der Worte ist eher negativ. Am Ende bleibt oft nur das Problem im Kopf.`,
    moments: msg`Am deutlichsten ab:`,
  },
};
