/** Longer texts are folded. Characters. */
export const textTruncation = 300;

/** The time line of a talk longer than this can be enlarged. Seconds. */
export const liveZoomSeconds = 60;

/** The speed of silent reading. */
export const readingWordsPerMinute = 260;
