import { createContext } from 'react';

/** What the stream that is shown is about: names in it mean what they mean there. */
export const ShownCategory = createContext<string | undefined>(undefined);
