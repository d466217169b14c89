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

/** What is taken; 0 required submissions: the element is optional. A length of 0 is no limit. */
export const elementLimits = {
  requiredSubmissions: { min: 0, max: 100 },
  maxSubmissions: { min: 1, max: 100 },
  requiredNumShared: { min: 0, max: 10 },
  maxNumShared: { min: 1, max: 10 },
  /** Seconds: as long as a talk may be at most. */
  length: { min: 0, max: 7_200 },
  requiredScore: { min: 0, max: 10 },
  target: { min: 1, max: 100 },
} as const;

/** Most submissions to an element without a limit of its own. */
export const mostSubmissions = 100;
export const mostBlocks = 100;
export const mostElements = 300;
/** Pictures and files that its texts show. */
export const mostSeminarFiles = 300;
