/** Everybody who may record with decks may also add them. */
export const addsPresentations = ['upload:audio', 'upload:video'] as const;
