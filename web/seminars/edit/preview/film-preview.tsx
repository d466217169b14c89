import { Trans } from '@lingui/react/macro';
import { MonitorPlay } from 'lucide-react';
import type { FilmValues } from '../forms/form-values.ts';

type FilmPreviewProps = Readonly<{
  values: FilmValues;
  /** The address of the film that is there already. */
  stored: string | undefined;
}>;

export function FilmPreview({ values: { videoURI, film }, stored }: FilmPreviewProps) {
  const isStored = !film && !videoURI && stored;
  // biome-ignore lint/a11y/useMediaCaption: owners upload their films without captions
  if (isStored) return <video controls preload="metadata" src={stored} className="w-full rounded-md bg-stage" />;
  return (
    <div className="grid aspect-video place-content-center justify-items-center gap-2 rounded-md bg-sunken px-4 text-center text-sm text-ink-soft">
      <MonitorPlay aria-hidden="true" className="size-8" />
      {film ? (
        <Trans>„{film.name}“ wird nach dem Speichern hier gezeigt.</Trans>
      ) : (
        <Trans>Hier steht der Film. Von YouTube wird er erst geladen, wenn jemand zustimmt.</Trans>
      )}
    </div>
  );
}
