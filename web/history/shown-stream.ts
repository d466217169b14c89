import { createContext } from 'react';
import type { NamedStream } from '#domain/history/contract/calls.ts';

type StreamContext = Readonly<{
  /** The streams behind the ids in it. */
  named: ReadonlyMap<string, NamedStream>;
  /** The names of what has an id in it, and no stream of its own. */
  called?: ReadonlyMap<string, string>;
  /** Values stand as they lie in the log. */
  isExact: boolean;
}>;

/** How values of the stream that is shown are written. */
export const ShownStream = createContext<StreamContext>({ named: new Map(), isExact: false });
