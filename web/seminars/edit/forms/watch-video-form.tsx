import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { MonitorPlay } from 'lucide-react';
import { useState } from 'react';
import * as z from 'zod/mini';
import { seminarUploads } from '#domain/seminars/contract/calls.ts';
import { FilmAddress } from '#domain/seminars/contract/element-calls.ts';
import { videoIdIn } from '#domain/seminars/contract/video-link.ts';
import { upload } from '../../../lib/upload.ts';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { Preview } from '../preview/preview.tsx';
import { ElementFrame } from './element-frame.tsx';
import { FilmFields } from './film-fields.tsx';
import type { FilmValues } from './form-values.ts';
import { commonFields, type ElementFormProps, useElementForm } from './use-element-form.ts';

type FilmPreviewProps = Readonly<{
  values: FilmValues;
  /** The address of the stored film. */
  stored: string | undefined;
}>;

function FilmPreview({ values: { videoURI, film }, stored }: FilmPreviewProps) {
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

const schema = z.extend(commonFields, { videoURI: FilmAddress });

const words = {
  videoURI: {
    no_video_link: msg`Das ist keine Adresse eines Films auf YouTube, z. B. https://youtu.be/…`,
    required: msg`Bitte geben Sie eine Adresse ein oder wählen Sie eine Datei.`,
  },
};
const refusals = { unsupported_media_type: 'film', payload_too_large: 'film' } as const;

export function WatchVideoForm(props: ElementFormProps<'watch_video'>) {
  const { t } = useLingui();
  const { element, isGone } = props;
  const [sent, setSent] = useState<number>();
  const fileName = element?.source === 'file' && !isGone ? element.fileName : null;
  const of = useElementForm<FilmValues>(props, {
    ...{ schema, words, refusals },
    defaults: {
      ...{ title: element?.title ?? '', body: element?.body ?? '', film: null },
      videoURI: element?.source === 'link' ? element.videoURI : '',
    },
    check: ({ videoURI, film }) => {
      if (film) return {};
      if (videoURI.trim() === '') return fileName ? {} : { videoURI: 'required' };
      return videoIdIn(videoURI.trim()) ? {} : { videoURI: 'no_video_link' };
    },
    write: async (target, { title, body, videoURI, film }) => {
      const where = film || !videoURI ? {} : { videoURI };
      try {
        return await upload(
          seminarUploads.WriteWatchVideo,
          { ...target, title, body, ...where, file: film ?? undefined },
          film ? { onProgress: setSent } : {},
        );
      } finally {
        setSent(undefined);
      }
    },
  });
  const preview = (
    <Preview type="watch_video" control={of.form.control} done={<Trans>Angesehen</Trans>}>
      {(values) => <FilmPreview values={values} stored={element?.source === 'file' ? element.videoURI : undefined} />}
    </Preview>
  );
  return (
    <ElementFrame type="watch_video" of={of} isNew={!element} isGone={isGone} preview={preview}>
      <FilmFields form={of.form} fileName={fileName} />
      {sent !== undefined && <ProgressBar label={t`Der Film wird hochgeladen`} value={sent} />}
    </ElementFrame>
  );
}
