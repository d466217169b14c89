/** Two or more underscores are one gap. The server counts for itself. */
const gap = /__+/g;

export const gapsIn = (text: string): number => text.match(gap)?.length ?? 0;

/** The pieces of text between the gaps, in order. */
export const betweenGaps = (text: string): readonly string[] => text.split(gap);
