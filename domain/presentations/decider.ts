import type { Decider } from '#domain/kernel/decider.ts';
import { DomainError, refuse } from '#domain/kernel/errors.ts';
import type { Message } from '#domain/kernel/message.ts';
import { operatorId } from '#domain/kernel/operator.ts';
import type { PresentationEvent } from './events.ts';

type Events = { [E in PresentationEvent as E['type']]: E['data'] };
type Added = Events['PresentationAdded'];
export type DrawnPage = Events['PagesDrawn']['pages'][number];
export type DrawingFailure = Events['DrawingFailed']['reason'];
type SlidePlan = Readonly<{ seconds: number | null; notes: string }>;

/** A deck of slides. `slides` has the plan of each slide, by index. */
export type Presentation = Added &
  Readonly<{
    expectedSeconds: number | null;
    pages: number | null;
    drawn: readonly DrawnPage[];
    failure: DrawingFailure | null;
    slides: Readonly<Record<number, SlidePlan>>;
    /** Talks that were recorded with it. */
    usedBy: readonly string[];
    isWithdrawn: boolean;
  }>;

export type PresentationState = Presentation | 'none' | 'removed';

type SlideChange = Readonly<{ index: number; seconds?: number | null | undefined; notes?: string | undefined }>;
type Change = Readonly<{
  askedBy: string;
  name?: string | undefined;
  expectedSeconds?: number | null | undefined;
  slides?: readonly SlideChange[] | undefined;
}>;

export type PresentationCommand =
  | Message<'AddPresentation', Added>
  | Message<'CountPages', Readonly<{ pages: number }>>
  /** `notes`: the speaker notes in the PDF. */
  | Message<'ReportPages', Readonly<{ pages: readonly Readonly<{ drawn: DrawnPage; notes: string }>[] }>>
  | Message<'FailDrawing', Readonly<{ reason: DrawingFailure }>>
  | Message<'ChangePresentation', Change>
  | Message<'DeletePresentation', Readonly<{ askedBy: string }>>
  /** Commands that follow from talks with the deck. `ownerId`: the speaker. */
  | Message<'UsePresentation', Readonly<{ sessionId: string; ownerId: string }>>
  | Message<'ReleasePresentation', Readonly<{ sessionId: string }>>
  /** The owner was erased: no talk prevents the deletion. */
  | Message<'ErasePresentation', Readonly<Record<never, never>>>;

type DataOf<Type extends PresentationCommand['type']> = Extract<PresentationCommand, { type: Type }>['data'];

/** Undefined if there is nothing to draw (any more). */
export const presentationIn = (state: PresentationState): Presentation | undefined =>
  typeof state === 'string' ? undefined : state;

/** Whether the deck belongs to the operator: everybody finds such a deck in addition to their own. */
export const isDefault = ({ ownerId }: Pick<Presentation, 'ownerId'>): boolean => ownerId === operatorId;

export const isDrawn = ({ pages, drawn }: Presentation): boolean => drawn.length === pages;

export const presentationDecider: Decider<PresentationState, PresentationCommand, PresentationEvent> = {
  initialState: 'none',

  decide(command, state) {
    const deck = presentationIn(state);
    switch (command.type) {
      case 'AddPresentation': {
        const { ownerId, name, file } = command.data;
        return state === 'none' ? [{ type: 'PresentationAdded', data: { ownerId, name, file } }] : [];
      }
      case 'ChangePresentation':
        return changed(command.data, deck);
      case 'DeletePresentation':
        return deleted(command.data, deck);
      case 'ErasePresentation':
        return deck ? [{ type: 'PresentationRemoved', data: {} }] : [];
      case 'UsePresentation': {
        const { sessionId, ownerId } = command.data;
        if (!deck || (deck.ownerId !== ownerId && !isDefault(deck)) || deck.usedBy.includes(sessionId)) return [];
        return [{ type: 'PresentationUsed', data: { sessionId } }];
      }
      case 'ReleasePresentation': {
        const { sessionId } = command.data;
        return deck?.usedBy.includes(sessionId) ? [{ type: 'PresentationReleased', data: { sessionId } }] : [];
      }
      default:
        return deck && !deck.failure ? reported(command, deck) : [];
    }
  },

  evolve(state, event) {
    if (event.type === 'PresentationAdded') return begun(event.data);
    const deck = presentationIn(state);
    if (!deck) return state;
    return event.type === 'PresentationRemoved' ? 'removed' : evolved(deck, event);
  },
};

const begun = ({ ownerId, name, file }: Added): Presentation => ({
  ...{ ownerId, name, file, expectedSeconds: null, pages: null, drawn: [], failure: null, slides: {}, usedBy: [] },
  isWithdrawn: false,
});

function evolved(deck: Presentation, event: PresentationEvent): Presentation {
  switch (event.type) {
    case 'PagesCounted':
      return { ...deck, pages: event.data.pages };
    case 'PagesDrawn':
      return { ...deck, drawn: [...deck.drawn, ...event.data.pages] };
    case 'DrawingFailed':
      return { ...deck, failure: event.data.reason };
    case 'PresentationRenamed':
      return { ...deck, name: event.data.name };
    case 'LengthExpected':
      return { ...deck, expectedSeconds: event.data.seconds };
    case 'SlidePlanned': {
      const { index, seconds, notes } = event.data;
      return { ...deck, slides: { ...deck.slides, [index]: { seconds, notes } } };
    }
    case 'PresentationUsed':
      return { ...deck, usedBy: [...deck.usedBy, event.data.sessionId] };
    case 'PresentationReleased':
      return { ...deck, usedBy: deck.usedBy.filter((id) => id !== event.data.sessionId) };
    case 'DefaultDeckWithdrawn':
      return { ...deck, isWithdrawn: true };
    default:
      return deck;
  }
}

type Report = Extract<PresentationCommand, { type: 'CountPages' | 'ReportPages' | 'FailDrawing' }>;

/** Results of drawing. They may be repeated after an interruption. */
function reported({ type, data }: Report, deck: Presentation): readonly PresentationEvent[] {
  if (type === 'CountPages') return deck.pages === null ? [{ type: 'PagesCounted', data: { pages: data.pages } }] : [];
  if (type === 'FailDrawing') return isDrawn(deck) ? [] : [{ type: 'DrawingFailed', data: { reason: data.reason } }];
  const { ownerId } = deck;
  const isKnown = (index: number) => deck.drawn.some((page) => page.index === index);
  const fresh = data.pages.filter(({ drawn }) => !isKnown(drawn.index));
  if (fresh.length === 0) return [];
  const withNotes = fresh.filter(({ drawn, notes }) => notes !== '' && !deck.slides[drawn.index]);
  return [
    { type: 'PagesDrawn', data: { ownerId, pages: fresh.map(({ drawn }) => drawn) } },
    ...withNotes.map(({ drawn: { index }, notes }) => planned(deck, index, { seconds: null, notes })),
  ];
}

function changed({ askedBy, name, expectedSeconds, slides = [] }: Change, deck: Presentation | undefined) {
  if (deck?.ownerId !== askedBy) return refuse('not_found');
  const { ownerId } = deck;
  const events: PresentationEvent[] = [];
  if (name !== undefined && name !== deck.name) events.push({ type: 'PresentationRenamed', data: { ownerId, name } });
  if (expectedSeconds !== undefined && expectedSeconds !== deck.expectedSeconds)
    events.push({ type: 'LengthExpected', data: { seconds: expectedSeconds } });
  return [...events, ...replanned(slides, deck)];
}

function replanned(slides: readonly SlideChange[], deck: Presentation): readonly PresentationEvent[] {
  if (new Set(slides.map(({ index }) => index)).size < slides.length) refuse('invalid_input', 'slides');
  return slides.flatMap(({ index, seconds, notes }) => {
    if (!deck.drawn.some((page) => page.index === index)) refuse('invalid_input', 'slides');
    const before = deck.slides[index] ?? { seconds: null, notes: '' };
    const after = { seconds: seconds === undefined ? before.seconds : seconds, notes: notes ?? before.notes };
    const isSame = after.seconds === before.seconds && after.notes === before.notes;
    return isSame ? [] : [planned(deck, index, after)];
  });
}

const planned = ({ ownerId }: Presentation, index: number, { seconds, notes }: SlidePlan) =>
  ({ type: 'SlidePlanned', data: { ownerId, index, seconds, notes } }) as const;

function deleted(
  { askedBy }: DataOf<'DeletePresentation'>,
  deck: Presentation | undefined,
): readonly PresentationEvent[] {
  if (deck?.ownerId !== askedBy) return refuse('not_found');
  // Talks of other people use it, and those are private.
  if (isDefault(deck) && deck.usedBy.length > 0)
    return deck.isWithdrawn ? [] : [{ type: 'DefaultDeckWithdrawn', data: {} }];
  if (deck.usedBy.length > 0)
    throw new DomainError(
      'cannot_delete',
      undefined,
      deck.usedBy.map((id) => ({ field: id, code: 'session' })),
    );
  return [{ type: 'PresentationRemoved', data: {} } as const];
}

export const toPresentation = (id: string, command: PresentationCommand) => ({
  ...{ stream: presentationStream(id), decider: presentationDecider, command },
});

export const presentationStream = (id: string) => `presentation-${id}` as const;
