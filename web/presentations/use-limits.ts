import { type Config, useConfig } from '../lib/use-config.ts';

/** The limits of a PDF of slides; undefined until they are known. */
export const useLimits = (): Config['decks'] | undefined => useConfig()?.decks;
