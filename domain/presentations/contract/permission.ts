/** Who may add decks: whoever may record with them. */
export const addsPresentations = ['upload:audio', 'upload:video'] as const;
