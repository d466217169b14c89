import { type Config, useConfig } from '../lib/use-config.ts';

/** The limits of a PDF; undefined until the configuration is loaded. */
export const useLimits = (): Config['decks'] | undefined => useConfig()?.decks;
