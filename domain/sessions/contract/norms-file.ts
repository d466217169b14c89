import * as z from 'zod/mini';
import { type NormsOf, normsOf, type SessionKind, scoreEnds, withSyllables } from './norms.ts';

type Ends = Readonly<{ from?: number; to?: number }>;

const inside = ({ from = Number.NEGATIVE_INFINITY, to = Number.POSITIVE_INFINITY }: Ends) =>
  z.number().check(z.gt(from), z.lt(to));
const between = (ends: Ends) =>
  z
    .strictObject({ from: inside(ends), to: inside(ends) })
    .check(z.refine(({ from, to }) => from < to, 'expected from to be less than to'));
const atMost = (ends: Ends) =>
  z.pipe(
    z.strictObject({ to: inside({ from: 0, ...ends }) }),
    z.transform(({ to }) => ({ from: null, to })),
  );
const atLeast = (ends: Ends) =>
  z.pipe(
    z.strictObject({ from: inside(ends) }),
    z.transform(({ from }) => ({ from, to: null })),
  );

/** A good range must lie between the points at which the score is 0. */
const Overrides = z.partial(
  z.strictObject({
    pitchVariation: between(scoreEnds.pitchVariation),
    volume: between(scoreEnds.volume),
    pausesPerMinute: between(scoreEnds.pausesPerMinute),
    wordsPerMinute: between(scoreEnds.wordsPerMinute),
    fillersPerMinute: atMost(scoreEnds.fillersPerMinute),
    repetitionsPerMinute: atMost(scoreEnds.repetitionsPerMinute),
    clarity: atLeast({ ...scoreEnds.clarity, to: 1 }),
    sentimentBalance: atLeast({ ...scoreEnds.sentimentBalance, to: 100 }),
  }),
);
const OfKinds = z.partial(
  z.strictObject({ presentation: Overrides, pitch: Overrides, story: Overrides, lesson: Overrides } satisfies Record<
    SessionKind,
    unknown
  >),
);

/** An operator's own norms, by language and kind of talk; norms that are not given keep their default. */
export const NormsFile = z.partial(z.strictObject({ de: OfKinds, en: OfKinds }));
export type NormsFile = z.output<typeof NormsFile>;

export const normsWith =
  (file: NormsFile): NormsOf =>
  (session) => {
    const said = Object.entries(file[session.locale]?.[session.kind] ?? {}).filter(([, range]) => range !== undefined);
    return withSyllables({ ...normsOf(session), ...Object.fromEntries(said) }, session.locale);
  };
