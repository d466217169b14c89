import { hourMs } from '#domain/kernel/durations.ts';
import { sessionCommands, sessionUploads } from '#domain/sessions/contract/calls.ts';
import type { Name } from '../cast.ts';
import { fromShelf } from '../recordings/shelf.ts';
import { texts } from '../recordings/texts.ts';
import { done, type Part, type Scene, type Stage } from '../stage.ts';

type Recording = Readonly<{ who: Name; recording: string; title: string; locale: 'de' | 'en'; kind: Kind }>;
type Kind = 'presentation' | 'pitch' | 'story' | 'lesson';
type Practice = readonly [who: Name, text: keyof typeof texts, daysAgo: readonly number[]];

/** Days (ago) of the first, second and third try. Several people practise on the same evening. */
const practices: readonly Practice[] = [
  ['lea', 'introduction', [88, 85, 80]],
  ['lea', 'status', [74, 71, 66]],
  ['lea', 'garden', [60, 57, 52]],
  ['lea', 'thanks', [45, 42, 37]],
  ['lea', 'figures', [30, 27, 21]],
  ['lea', 'fourDays', [14, 10, 3]],
  ['jonas', 'topic', [85, 57, 14]],
  ['tobias', 'topic', [80, 52, 10]],
  ['emre', 'topic', [74, 42, 21]],
  ['felix', 'product', [66, 37, 10]],
  ['hannah', 'product', [71, 45, 3]],
  ['katharina', 'figures', [57, 30, 14]],
  ['oliver', 'welcome', [71, 60, 42]],
  ['grace', 'trees', [66, 52, 37]],
  ['daniel', 'ferry', [60, 45, 21]],
  ['amelia', 'trees', [60, 27]],
  ['sophie', 'product', [66, 30]],
  ['oliver', 'ferry', [27]],
];

/** Recordings of human voices, which the teacher keeps as examples. */
const examples: readonly (readonly [recording: string, title: string, locale: 'de' | 'en', daysAgo: number])[] = [
  ['simplicissimus', 'Hörbeispiel: Simplicissimus, Titelblatt (LibriVox)', 'de', 88],
  ['sonnet-1', 'Hörbeispiel: Shakespeare, Sonnet 1 (LibriVox)', 'en', 80],
  ['sonnet-2', 'Hörbeispiel: Shakespeare, Sonnet 2 (LibriVox)', 'en', 57],
  ['sonnet-3', 'Hörbeispiel: Shakespeare, Sonnet 3 (LibriVox)', 'en', 30],
];

/** The takes with a deck: the second at which each slide was shown. */
const slidesShown: Readonly<Record<string, readonly number[]>> = { 'lea-figures-3': [0, 6.4, 21.2, 32.2] };

const evening = 18;
/** Time from a talk until its words are written down. */
const wordsAfterMs = hourMs;

/** Everybody practises: talks are uploaded and analysed, and get their words. A small demo has only the newest two. */
export const sessions: Part = (stage) => {
  const all = [
    ...practices.flatMap(([who, text, days]) => days.map((day, index) => [takeOf(who, text, index + 1), day] as const)),
    ...examples.map(
      ([recording, title, locale, day]) => [{ who: 'miriam', recording, title, locale, kind: 'story' }, day] as const,
    ),
  ] as readonly (readonly [Recording, number])[];
  const newest = [...all].sort(([, a], [, b]) => a - b).slice(0, stage.size === 'small' ? 2 : all.length);
  return newest.flatMap(([recording, day], index) =>
    practised(stage, recording, stage.daysAgo(day, `${evening}:${index % 25}`)),
  );
};

const takeOf = (who: Name, text: keyof typeof texts, attempt: number): Recording => {
  const { title, locale, kind } = texts[text];
  return { who, recording: `${who}-${text}-${attempt}`, title: titleOf(title, attempt), locale, kind };
};

function withDeck(stage: Stage, title: string, recording: string, told: Readonly<{ locale: 'de' | 'en'; kind: Kind }>) {
  const timestamps = slidesShown[recording]?.map((offset, slideIndex) => ({ offset, slideIndex }));
  return { ...told, title, presentationId: stage.kept('deck'), timestamps: JSON.stringify(timestamps) };
}

const titleOf = (title: string, attempt: number) => (attempt === 1 ? title : `${title} (${attempt})`);

function practised(stage: Stage, { who, recording, title, locale, kind }: Recording, at: Date): readonly Scene[] {
  return [
    {
      at,
      async does() {
        const { file } = await fromShelf(recording);
        const { send } = stage.by(who);
        const told = { locale, kind } as const;
        const { id } = slidesShown[recording]
          ? await done(send(sessionUploads.CreateRecording, { form: withDeck(stage, title, recording, told), file }))
          : await done(send(sessionUploads.UploadAudio, { form: { ...told, sessionName: title }, file }));
        stage.keep(recording, id);
      },
    },
    { at: new Date(at.getTime() + wordsAfterMs), does: () => wroteWords(stage, who, recording) },
  ];
}

/** Provides the words of a talk by hand, because the demo has no transcription engine. */
export async function wroteWords(stage: Stage, who: Name, recording: string): Promise<void> {
  const { words, format } = await fromShelf(recording);
  const params = { id: stage.kept(recording) };
  await done(stage.by(who).send(sessionCommands.ProvideTranscript, { params, body: { format, text: words } }));
}
