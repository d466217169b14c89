import { Trans, useLingui } from '@lingui/react/macro';
import type { PresentationDetail } from '#domain/presentations/contract/calls.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { Card } from '../../ui/card.tsx';

/** The pages and the plan of a deck that the reader cannot edit. */
export function SlidesToSee({ slides }: Pick<PresentationDetail, 'slides'>) {
  const { t } = useLingui();
  const { clock } = useFormats();
  return (
    <ol className="grid gap-5 md:grid-cols-2">
      {slides.map(({ index, image, width, height, seconds, notes }) => (
        <li key={index} className="grid min-w-0">
          <Card className="overflow-hidden">
            <img
              src={image}
              alt={t`Folie ${index + 1}`}
              {...{ width, height }}
              loading="lazy"
              className="h-auto w-full bg-sunken object-contain"
            />
            <div className="grid gap-1.5 border-t border-line px-5 py-4">
              <h2 className="text-base">
                <Trans>Folie {index + 1}</Trans>
                {seconds !== null && (
                  <span className="ml-2 text-sm font-normal text-ink-faint tabular-nums">{clock(seconds)}</span>
                )}
              </h2>
              {notes && <p className="text-sm wrap-anywhere whitespace-pre-line text-ink-soft">{notes}</p>}
            </div>
          </Card>
        </li>
      ))}
    </ol>
  );
}
