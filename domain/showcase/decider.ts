import { canonicalJson } from '#domain/kernel/canonical-json.ts';
import type { Decider } from '#domain/kernel/decider.ts';
import { refuse } from '#domain/kernel/errors.ts';
import type { Message } from '#domain/kernel/message.ts';
import type { HowToEvent } from './events.ts';

type Data = { [E in HowToEvent as E['type']]: E['data'] };
type Captions = Data['HowToCaptionsAdded'];
type Texts = Data['HowToVideoEdited'];

export type HowToVideo = Data['HowToVideoAdded'] &
  Readonly<{
    chapters: Data['HowToChaptersChanged']['chapters'];
    places: Data['HowToPlacesChanged']['places'];
    captions: readonly Captions[];
  }>;
export type HowToState = HowToVideo | 'none' | 'deleted';

type ChangeData = Partial<Pick<HowToVideo, 'title' | 'description' | 'chapters' | 'places' | 'isDraft'>>;

type Change =
  | Message<'ChangeVideo', ChangeData>
  | Message<'AddCaptions', Captions>
  | Message<'RemoveCaptions', Pick<Captions, 'locale'>>
  | Message<'DeleteVideo', Readonly<Record<never, never>>>;

export type HowToCommand = Message<'AddVideo', Data['HowToVideoAdded']> | Change;

/** A video that explains the product. */
export const howToDecider: Decider<HowToState, HowToCommand, HowToEvent> = {
  initialState: 'none',

  decide(command, video) {
    if (command.type === 'AddVideo') {
      const { title, description, video: source, isDraft } = command.data;
      const data = { title, description, video: source, isDraft };
      return video === 'none' ? [{ type: 'HowToVideoAdded', data }] : refuse('conflict');
    }
    return typeof video === 'string' ? refuse('not_found') : decideChange(command, video);
  },

  evolve(video, event) {
    if (event.type === 'HowToVideoAdded') return { ...event.data, chapters: [], places: [], captions: [] };
    if (event.type === 'HowToVideoDeleted') return 'deleted';
    return typeof video === 'string' ? video : { ...video, ...changed(video, event) };
  },
};

function decideChange({ type, data }: Change, video: HowToVideo): readonly HowToEvent[] {
  switch (type) {
    case 'ChangeVideo':
      return decideFields(data, video);
    case 'AddCaptions': {
      // The platform of a linked video shows its own captions.
      if (video.video.from === 'link') return refuse('conflict');
      const { locale, media } = data;
      const isSame = captionsIn(video, locale)?.media.address === media.address;
      return isSame ? [] : [{ type: 'HowToCaptionsAdded', data: { locale, media } }];
    }
    case 'RemoveCaptions': {
      const { locale } = data;
      return captionsIn(video, locale) ? [{ type: 'HowToCaptionsRemoved', data: { locale } }] : refuse('not_found');
    }
    case 'DeleteVideo':
      return [{ type: 'HowToVideoDeleted', data: {} }];
  }
}

function decideFields(change: ChangeData, video: HowToVideo): readonly HowToEvent[] {
  const { title, description, chapters, places, isDraft } = { ...video, ...change };
  const texts: Texts = { title, description };
  const events: HowToEvent[] = [];
  if (title !== video.title || description !== video.description)
    events.push({ type: 'HowToVideoEdited', data: texts });
  if (canonicalJson(chapters) !== canonicalJson(video.chapters)) {
    const inOrder = chapters.toSorted((one, other) => one.seconds - other.seconds);
    events.push({ type: 'HowToChaptersChanged', data: { chapters: inOrder } });
  }
  if (canonicalJson(places) !== canonicalJson(video.places))
    events.push({ type: 'HowToPlacesChanged', data: { places } });
  if (isDraft !== video.isDraft)
    events.push({ type: isDraft ? 'HowToVideoWithdrawn' : 'HowToVideoPublished', data: {} });
  return events;
}

const captionsIn = ({ captions }: HowToVideo, locale: Captions['locale']) =>
  captions.find((one) => one.locale === locale);

type ChangeEvent = Exclude<HowToEvent, { type: 'HowToVideoAdded' | 'HowToVideoDeleted' }>;

function changed({ captions }: HowToVideo, { type, data }: ChangeEvent): Partial<HowToVideo> {
  switch (type) {
    case 'HowToVideoEdited':
    case 'HowToChaptersChanged':
    case 'HowToPlacesChanged':
      return data;
    case 'HowToCaptionsAdded':
      return { captions: [...captions.filter(({ locale }) => locale !== data.locale), data] };
    case 'HowToCaptionsRemoved':
      return { captions: captions.filter(({ locale }) => locale !== data.locale) };
    case 'HowToVideoPublished':
      return { isDraft: false };
    case 'HowToVideoWithdrawn':
      return { isDraft: true };
  }
}
