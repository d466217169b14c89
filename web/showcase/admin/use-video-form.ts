import { msg } from '@lingui/core/macro';
import { VideoTexts } from '#domain/groups/contract/items.ts';
import {
  type Chapter,
  Chapters,
  type HowToVideo,
  showcaseCommands,
  showcaseUploads,
} from '#domain/showcase/contract/calls.ts';
import { chapterLines, chaptersIn } from '#domain/showcase/contract/chapter-lines.ts';
import { send } from '../../lib/api.ts';
import { errorMessage } from '../../lib/error-messages.ts';
import { type AppForm, useAppForm } from '../../lib/form/use-app-form.ts';
import { upload } from '../../lib/upload.ts';
import { showSnackbar } from '../../ui/snackbar-state.ts';
import { useHowTosAgain } from '../use-how-to-change.ts';

export type CaptionLocale = HowToVideo['captions'][number]['locale'];
/** A new file, the stored file, or no captions. */
export type CaptionChoice = File | 'kept' | null;

export type VideoValues = {
  title: string;
  description: string;
  videoURI: string;
  file: File | null;
  chapters: string;
  captionsDe: CaptionChoice;
  captionsEn: CaptionChoice;
  inRecorder: boolean;
  inReport: boolean;
  isPublished: boolean;
};

export const captionFields = { de: 'captionsDe', en: 'captionsEn' } as const satisfies Record<
  CaptionLocale,
  keyof VideoValues
>;
const locales: readonly CaptionLocale[] = ['de', 'en'];

const words = {
  videoURI: {
    other: msg`Bitte geben Sie einen Link zu einem Video bei YouTube ein.`,
    required: msg`Bitte geben Sie einen Link ein, oder wählen Sie eine Datei.`,
  },
  chapters: { other: msg`Eine Zeile für jedes Kapitel, zum Beispiel „1:20 Der Pegel“.` },
};
const refusals = { unsupported_media_type: 'file', payload_too_large: 'file' } as const;

/** A form for a new video, or for another version of an existing one. Captions are sent after the video. */
export function useVideoForm(video: HowToVideo | undefined, onDone: () => void): AppForm<VideoValues> {
  const fetchAgain = useHowTosAgain();
  const keptIn = (locale: CaptionLocale) => (video?.captions.some((one) => one.locale === locale) ? 'kept' : null);
  return useAppForm<VideoValues, void>({
    schema: VideoTexts,
    defaults: {
      ...{ title: video?.title ?? '', description: video?.description ?? '', videoURI: '', file: null },
      ...{ chapters: chapterLines(video?.chapters ?? []), captionsDe: keptIn('de'), captionsEn: keptIn('en') },
      ...{
        inRecorder: video?.places.includes('recorder') ?? false,
        inReport: video?.places.includes('report') ?? false,
      },
      isPublished: video ? !video.isDraft : true,
    },
    words,
    refusals,
    check: ({ file, videoURI, chapters }) => ({
      videoURI: video || file || videoURI ? undefined : 'required',
      chapters: readChapters(chapters) ? undefined : 'other',
    }),
    send: async (values) => {
      const videoId = video?.id ?? (await add(values));
      await change(videoId, values);
      await captionsOf(videoId, video, values);
      // Published last, so that nobody sees an incomplete video.
      await send(showcaseCommands.ChangeHowToVideo, { videoId, isDraft: !values.isPublished });
    },
    onDone: () => {
      void fetchAgain();
      onDone();
    },
  });
}

function readChapters(text: string): Chapter[] | undefined {
  const { success, data } = Chapters.safeParse(chaptersIn(text ?? ''));
  return success ? data : undefined;
}

async function add({ file, title, description = '', videoURI }: VideoValues): Promise<string> {
  const texts = { title, description };
  const { id } = file
    ? await upload(showcaseUploads.AddHowToFile, { ...texts, draft: 'true', file })
    : await send(showcaseCommands.AddHowToLink, { ...texts, draft: true, videoURI });
  return id;
}

async function change(videoId: string, values: VideoValues): Promise<void> {
  const { title, description = '', chapters, inRecorder, inReport } = values;
  await send(showcaseCommands.ChangeHowToVideo, {
    ...{ videoId, newTitle: title, newDescription: description, chapters: readChapters(chapters) ?? [] },
    places: [...(inRecorder ? ['recorder' as const] : []), ...(inReport ? ['report' as const] : [])],
  });
}

/** Sends the captions. The video is stored already; refused captions do not undo it. */
async function captionsOf(videoId: string, before: HowToVideo | undefined, values: VideoValues): Promise<void> {
  for (const locale of locales) {
    const chosen = values[captionFields[locale]];
    const had = before?.captions.some((one) => one.locale === locale) ?? false;
    try {
      if (chosen instanceof File) await upload(showcaseUploads.AddHowToCaptions, { videoId, locale, file: chosen });
      else if (!chosen && had) await send(showcaseCommands.RemoveHowToCaptions, { videoId, locale });
    } catch (error) {
      showSnackbar(msg`Die Untertitel blieben, wie sie waren.`);
      showSnackbar(errorMessage(error));
    }
  }
}
