import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { MicOff } from 'lucide-react';
import { Link } from 'wouter';
import type { SessionDetail } from '#domain/sessions/contract/report.ts';

type Warnings = NonNullable<SessionDetail['audioAnalysis']>['warnings'];

/** The faults of the recording, shown before its figures. They say nothing about the speaker. */
export function RecordingWarnings({ warnings }: Readonly<{ warnings: Warnings }>) {
  const { i18n } = useLingui();
  if (warnings.length === 0) return null;
  return (
    <section
      aria-labelledby="recording-warnings"
      className="rounded-lg bg-near-wash print:col-span-2 px-6 py-5 text-sm max-md:px-5"
    >
      <h2 id="recording-warnings" className="flex items-center gap-2">
        <MicOff aria-hidden="true" className="size-[18px] text-near" />
        <Trans>Zur Aufnahme</Trans>
      </h2>
      <ul className="mt-2 grid gap-2.5">
        {warnings.map((warning) => (
          <li key={warning}>
            <b>{i18n._(words[warning].cause)}</b> {i18n._(words[warning].meaning)}
            {warning === 'too_quiet' && (
              <>
                {' '}
                <Link href="/calibration" className="text-primary underline underline-offset-2">
                  <Trans>Mikrofon einmessen</Trans>
                </Link>
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

type Words = Readonly<{ cause: MessageDescriptor; meaning: MessageDescriptor }>;

const words: Record<Warnings[number], Words> = {
  too_quiet: {
    cause: msg`Zu leise aufgenommen.`,
    meaning: msg`Das kann am Mikrofon liegen, deshalb ist die Lautstärke nicht bewertet. Rücken Sie es näher heran oder stellen Sie es lauter.`,
  },
  too_noisy: {
    cause: msg`Zu viele Nebengeräusche.`,
    meaning: msg`Leise Stellen und Pausen lassen sich dann schwer unterscheiden. Ein ruhigerer Raum oder ein Mikrofon nah am Mund hilft.`,
  },
  clipped: {
    cause: msg`Übersteuert.`,
    meaning: msg`An lauten Stellen ist der Ton abgeschnitten, Lautstärke und Tonhöhe sind dort unsicher. Stellen Sie das Mikrofon leiser oder rücken Sie davon ab.`,
  },
  hum: {
    cause: msg`Netzbrummen.`,
    meaning: msg`Wir haben es vor dem Messen entfernt. Wer zuhört, hört es: Ein anderes Kabel oder ein Gerät am Akku hilft meist.`,
  },
  offset: {
    cause: msg`Verschobene Nulllinie.`,
    meaning: msg`Der Ton liegt nicht um null. Wir haben das vor dem Messen ausgeglichen; die Ursache ist meist die Soundkarte.`,
  },
};
