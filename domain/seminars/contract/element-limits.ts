/** Defaults of an element. Lengths in seconds. */
export const elementDefaults = {
  requiredSubmissions: 1,
  maxSubmissions: 10,
  requiredNumShared: 0,
  maxNumShared: 2,
  rateableSubmissions: false,
  isTimed: false,
  expectedLen: 10,
  maxLen: 20,
  ownerSeesReport: false,
  requiredScore: 7,
  target: 5,
} as const;

/** Accepted values; 0 required submissions: the element is optional. A length of 0 means no limit. */
export const elementLimits = {
  requiredSubmissions: { min: 0, max: 100 },
  maxSubmissions: { min: 1, max: 100 },
  requiredNumShared: { min: 0, max: 10 },
  maxNumShared: { min: 1, max: 10 },
  /** Seconds: the maximum length of a talk. */
  length: { min: 0, max: 7_200 },
  requiredScore: { min: 0, max: 10 },
  target: { min: 1, max: 100 },
} as const;

/** Maximum number of submissions to an element that sets no limit itself. */
export const mostSubmissions = 100;
export const mostBlocks = 100;
export const mostElements = 300;
/** Maximum number of pictures and files in the texts of a seminar. */
export const mostSeminarFiles = 300;
