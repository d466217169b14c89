/** Browsers whose ways to allow a device differ. */
export type BrowserName = 'chrome' | 'edge' | 'firefox' | 'safari' | 'iphone' | 'android' | 'other';

const signs: readonly (readonly [BrowserName, RegExp])[] = [
  // Every browser of an iPhone asks in the settings of the phone.
  ['iphone', /iphone|ipad|ipod/i],
  ['android', /android/i],
  ['edge', /edg\//i],
  ['firefox', /firefox\//i],
  ['chrome', /chrom(e|ium)\//i],
  ['safari', /version\/[\d.]+.*safari\//i],
];

export const browserOf = (userAgent: string): BrowserName =>
  signs.find(([, sign]) => sign.test(userAgent))?.[0] ?? 'other';
