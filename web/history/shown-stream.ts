import { createContext } from 'react';
import type { NamedStream } from '#domain/history/contract/calls.ts';

type StreamContext = Readonly<{
  /** The streams whose ids are in the values. */
  named: ReadonlyMap<string, NamedStream>;
  /** Names of things that have an id but no stream. */
  called?: ReadonlyMap<string, string>;
  /** Whether values are shown exactly as in the log. */
  isExact: boolean;
}>;

/** How values of the shown stream are written. */
export const ShownStream = createContext<StreamContext>({ named: new Map(), isExact: false });
