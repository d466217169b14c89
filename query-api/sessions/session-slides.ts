import type { AnalysisResults, SessionDetail } from '#domain/sessions/contract/report.ts';
import { slideFigures } from '#domain/sessions/contract/slide-figures.ts';
import { type SlideChange, type SlidePlan, slidesShown } from '#domain/sessions/contract/slides.ts';
import type { TextAnalysis } from '#domain/sessions/contract/text-report.ts';
import type { DeckOfSession } from '#query-api/presentations/for-others.ts';

type Row = Readonly<{
  presentationId: string | null;
  slides: readonly SlideChange[];
  slidePlan: SlidePlan;
  duration: number | null;
}>;
type Measured = Readonly<{
  sound: Pick<AnalysisResults, 'pitch' | 'volume' | 'pauses'> | null;
  text: Pick<TextAnalysis, 'words' | 'fillers' | 'dropsFillers'> | null;
}>;
type Slides = Pick<SessionDetail, 'presentationId' | 'slideTimestamps' | 'slideReport' | 'pdfInfo'>;

/** A deck that the reader may see, with addresses that are signed for the reader. */
export type SeenDeck = Readonly<{
  deck: DeckOfSession;
  addressed: (blob: DeckOfSession['file'], name?: string) => string;
}>;

/** The slides of a session: when they were shown, and the measures during each. */
export function slidesOf(row: Row, { sound, text }: Measured, seen: SeenDeck | null): Slides {
  const shown = slidesShown(row.slides, row.duration);
  const pictures = new Map(seen?.deck.slides.map((slide) => [slide.index, slide]));
  const picture = (slideIndex: number, size: 'image' | 'thumbnail') => {
    const slide = pictures.get(slideIndex);
    return seen && slide ? seen.addressed(slide[size]) : null;
  };
  const session = sound && {
    ...{ pitch: sound.pitch, volume: sound.volume, gaps: sound.pauses, words: text?.words ?? null },
    // An engine that drops hesitations would count too few fillers.
    fillers: text && !text.dropsFillers ? text.fillers : null,
  };
  const figures = session ? slideFigures(shown, session, row.slidePlan) : [];
  return {
    presentationId: row.presentationId,
    pdfInfo: seen && { name: seen.deck.name, pdfUri: seen.addressed(seen.deck.file, `${seen.deck.name}.pdf`) },
    slideTimestamps: shown.map((slide, index) => ({ index, ...slide, slideURI: picture(slide.slideIndex, 'image') })),
    slideReport: figures.map((slide) => ({ ...slide, thumbnailURI: picture(slide.slideIndex, 'thumbnail') })),
  };
}
