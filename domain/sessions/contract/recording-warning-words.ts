import type { Bilingual } from '#domain/kernel/bilingual.ts';
import type { SessionDetail } from './report.ts';

export const recordingHeading: Bilingual = { de: 'Zur Aufnahme', en: 'About the recording' };

type RecordingWarning = NonNullable<SessionDetail['audioAnalysis']>['warnings'][number];

/** Faults of the recording, not of the speaker. */
export const recordingWarningWords: Readonly<
  Record<RecordingWarning, Readonly<{ cause: Bilingual; meaning: Bilingual }>>
> = {
  too_quiet: {
    cause: { de: 'Zu leise aufgenommen.', en: 'Recorded too quietly.' },
    meaning: {
      de: 'Das kann am Mikrofon liegen, deshalb ist die Lautstärke nicht bewertet. Rücken Sie es näher heran oder stellen Sie es lauter.',
      en: "The microphone may be the reason, so the volume isn't scored. Move it closer or turn it up.",
    },
  },
  too_noisy: {
    cause: { de: 'Zu viele Nebengeräusche.', en: 'Too much background noise.' },
    meaning: {
      de: 'Leise Stellen und Pausen lassen sich dann schwer unterscheiden. Ein ruhigerer Raum oder ein Mikrofon nah am Mund hilft.',
      en: 'Quiet places and pauses are then hard to tell apart. A quieter room or a microphone close to the mouth helps.',
    },
  },
  clipped: {
    cause: { de: 'Übersteuert.', en: 'Clipped.' },
    meaning: {
      de: 'An lauten Stellen ist der Ton abgeschnitten, Lautstärke und Tonhöhe sind dort unsicher. Stellen Sie das Mikrofon leiser oder rücken Sie davon ab.',
      en: 'In loud places the sound is cut off, so volume and pitch are uncertain there. Turn the microphone down or move away from it.',
    },
  },
  hum: {
    cause: { de: 'Netzbrummen.', en: 'Mains hum.' },
    meaning: {
      de: 'Wir haben es vor dem Messen entfernt. Wer zuhört, hört es: Ein anderes Kabel oder ein Gerät am Akku hilft meist.',
      en: 'We removed it before measuring, but listeners can hear it. A different cable or running on battery usually helps.',
    },
  },
  offset: {
    cause: { de: 'Verschobene Nulllinie.', en: 'Shifted zero line.' },
    meaning: {
      de: 'Der Ton liegt nicht um null. Wir haben das vor dem Messen ausgeglichen; die Ursache ist meist die Soundkarte.',
      en: 'The signal is off centre (DC offset). We corrected it before measuring; the sound card is usually the cause.',
    },
  },
};
