import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { MovementCriterion, MovementFault } from '#domain/sessions/contract/movement/report.ts';
import type { MovementSource } from '#domain/sessions/contract/movement/samples.ts';

export const criterionNames: Record<MovementCriterion, MessageDescriptor> = {
  gaze: msg`Blick`,
  hands: msg`Hände`,
  head: msg`Kopf`,
  stance: msg`Stand`,
};

type FaultWords = Readonly<{ title: MessageDescriptor; meaning: MessageDescriptor; exercise: MessageDescriptor }>;

const faultWords: Record<MovementFault, FaultWords> = {
  gaze_one_third: {
    title: msg`Ein Teil des Publikums bekommt kaum einen Blick`,
    meaning: msg`Gut ist mindestens ein Fünftel der Blicke für jedes Drittel. Wer nicht angesehen wird, fühlt sich nicht gemeint.`,
    exercise: msg`Beginnen Sie jeden neuen Satz bei einem anderen Drittel.`,
  },
  gaze_away: {
    title: msg`Sie sehen selten ins Publikum`,
    meaning: msg`Gut ist es, wenn Sie mehr als die Hälfte der Zeit jemanden ansehen.`,
    exercise: msg`Lesen Sie still, heben Sie den Kopf, und sprechen Sie erst dann.`,
  },
  hands_still: {
    title: msg`Ihre Hände ruhen`,
    meaning: msg`Gut sind 4 bis 30 Gesten je Minute. Ohne sie wirkt auch ein lebhafter Inhalt verhalten.`,
    exercise: msg`Zeigen Sie jede Zahl, jede Größe und jede Richtung mit den Händen.`,
  },
  hands_restless: {
    title: msg`Ihre Hände sind unruhig`,
    meaning: msg`Gut sind 4 bis 30 Gesten je Minute. Viele kleine Bewegungen lenken ab.`,
    exercise: msg`Führen Sie eine Geste zu Ende, und lassen Sie die Hände danach einen Satz lang ruhen.`,
  },
  hands_hidden: {
    title: msg`Ihre Hände sind oft nicht zu sehen`,
    meaning: msg`Verborgene Hände wirken verschlossen, und sie können nichts zeigen.`,
    exercise: msg`Halten Sie die Hände zwischen den Gesten vor dem Bauch.`,
  },
  head_restless: {
    title: msg`Ihr Kopf wendet sich ständig`,
    meaning: msg`Gut sind höchstens 30 Wendungen je Minute. Ein Blick wirkt erst, wenn er bleibt.`,
    exercise: msg`Bleiben Sie mit dem Blick einen ganzen Satz lang bei einem Menschen.`,
  },
  swaying: {
    title: msg`Sie schwanken`,
    meaning: msg`Ein gleichmäßiges Pendeln zieht die Aufmerksamkeit vom Inhalt ab.`,
    exercise: msg`Stellen Sie die Füße hüftbreit, und verteilen Sie das Gewicht auf beide.`,
  },
  pacing: {
    title: msg`Sie laufen hin und her`,
    meaning: msg`Ein Schritt zu einem neuen Gedanken hilft, ständiges Laufen ermüdet.`,
    exercise: msg`Sprechen Sie einen Gedanken an einem Ort, und wechseln Sie den Ort in der Pause.`,
  },
};

/** Before a camera, looking away and hidden hands have other meanings. */
const cameraWords: Record<MovementFault, FaultWords> = {
  ...faultWords,
  gaze_away: {
    title: msg`Sie sehen selten zur Kamera`,
    meaning: msg`Gut ist es, wenn Sie mehr als die Hälfte der Zeit zu ihr sehen: Wer zusieht, fühlt sich dann angesehen.`,
    exercise: msg`Stellen Sie die Kamera auf Augenhöhe, und legen Sie Ihre Notizen dicht darunter.`,
  },
  hands_hidden: {
    title: msg`Ihre Hände sind oft nicht im Bild`,
    meaning: msg`Was die Kamera nicht zeigt, sieht auch niemand: Gesten wirken dann nicht.`,
    exercise: msg`Rücken Sie von der Kamera ab, bis Ihre Hände vor dem Bauch im Bild sind.`,
  },
};

export const faultWordsOf = (source: MovementSource | undefined) => (source === 'camera' ? cameraWords : faultWords);
