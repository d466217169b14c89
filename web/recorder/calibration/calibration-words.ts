import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { calibrationList, calibrationSteps } from '#domain/sessions/contract/calibration.ts';
import type { Answer } from '../../lib/api.ts';

export type Calibration = Answer<typeof calibrationList>[number];
export type Step = (typeof calibrationSteps)[number];

export const stepWords: Record<
  Step,
  Readonly<{ name: MessageDescriptor; task: MessageDescriptor; seconds: number }>
> = {
  quiet: {
    name: msg`Ruhiger Raum`,
    task: msg`Sagen Sie fünf Sekunden lang nichts. Gemessen wird, was der Raum von sich aus hören lässt.`,
    seconds: 5,
  },
  normal: {
    name: msg`Normale Stimme`,
    task: msg`Sprechen Sie, wie Sie zu drei Menschen am Tisch sprechen. Zum Beispiel: Was haben Sie heute vor, und was davon freut Sie?`,
    seconds: 8,
  },
  loud: {
    name: msg`Laute Stimme`,
    task: msg`Sprechen Sie jetzt zur letzten Reihe eines vollen Saals. Sagen Sie ruhig dasselbe noch einmal.`,
    seconds: 6,
  },
};

export const failureWords: Record<NonNullable<Calibration['failure']>, MessageDescriptor> = {
  nothing_heard: msg`Es war keine Stimme zu hören. Prüfen Sie, ob das richtige Mikrofon gewählt ist.`,
  too_noisy: msg`Der Raum ist fast so laut wie Ihre Stimme. Gehen Sie näher ans Mikrofon oder an einen ruhigeren Ort.`,
  not_louder: msg`Die laute Stimme war kaum lauter als die normale. Sprechen Sie beim dritten Schritt deutlich lauter.`,
  clipped: msg`Schon die normale Stimme übersteuert. Gehen Sie weiter weg, oder stellen Sie das Mikrofon weniger empfindlich ein.`,
  out_of_range: msg`Ihre Stimme kommt viel zu leise oder viel zu laut an. Stellen Sie die Empfindlichkeit des Mikrofons im System ein.`,
};

export const statusWords: Record<Calibration['status'], MessageDescriptor> = {
  in_progress: msg`nicht zu Ende gemessen`,
  completed: msg`gemessen, nicht verwendet`,
  failed: msg`gescheitert`,
  applied: msg`wird verwendet`,
  undone: msg`zurückgenommen`,
};
