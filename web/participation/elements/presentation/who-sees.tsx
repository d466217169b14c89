import { Plural, Trans } from '@lingui/react/macro';
import { Eye } from 'lucide-react';
import type { ElementOf } from '../element-props.ts';

/** Says who will see the talk, before it is recorded. */
export function WhoSees({ element }: Readonly<{ element: ElementOf<'video_presentation'> }>) {
  const { ownerSeesReport, rateableSubmissions, requiredNumShared } = element;
  return (
    <section className="flex items-start gap-3 rounded-md bg-sunken px-4 py-3.5 text-sm">
      <Eye aria-hidden="true" className="mt-0.5 size-[18px] text-primary" />
      <div className="grid min-w-0 gap-1">
        <h2 className="text-sm">
          <Trans>Wer was sieht</Trans>
        </h2>
        <p className="max-w-reading text-pretty text-ink-soft">
          {ownerSeesReport ? (
            <Trans>
              Die Seminarleitung sieht Ihre Aufnahme und den Bericht, auch wenn Sie sie nicht teilen. Die anderen sehen
              sie erst, wenn Sie sie teilen.
            </Trans>
          ) : (
            <Trans>Aufnahme und Bericht sehen zuerst nur Sie.</Trans>
          )}{' '}
          {rateableSubmissions ? (
            <Trans>
              Geteilte Aufnahmen können alle im Seminar ansehen, bewerten und kommentieren. Den Bericht dazu sieht nur
              die Seminarleitung.
            </Trans>
          ) : (
            <Trans>
              Geteilte Aufnahmen können alle im Seminar ansehen und kommentieren. Den Bericht dazu sieht nur die
              Seminarleitung.
            </Trans>
          )}{' '}
          <Trans>Sie können das Teilen jederzeit zurücknehmen.</Trans>
        </p>
        {rateableSubmissions && requiredNumShared > 0 && (
          <p className="font-[550]">
            <Plural
              value={requiredNumShared}
              one="Zum Abschließen gehört, einen Vortrag zu teilen."
              other="Zum Abschließen gehört, # Vorträge zu teilen."
            />
          </p>
        )}
      </div>
    </section>
  );
}
