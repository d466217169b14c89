/** Characters after which a long text is folded. */
export const textTruncation = 300;

/** Seconds of a talk from which on its time line can be enlarged. */
export const liveZoomSeconds = 60;

/** The speed of silent reading. */
export const readingWordsPerMinute = 260;
