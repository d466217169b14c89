/** Browsers in which a person allows a device in different ways. */
export type BrowserName = 'chrome' | 'edge' | 'firefox' | 'safari' | 'iphone' | 'android' | 'other';

const signs: readonly (readonly [BrowserName, RegExp])[] = [
  // On an iPhone every browser asks in the phone's settings.
  ['iphone', /iphone|ipad|ipod/i],
  ['android', /android/i],
  ['edge', /edg\//i],
  ['firefox', /firefox\//i],
  ['chrome', /chrom(e|ium)\//i],
  ['safari', /version\/[\d.]+.*safari\//i],
];

export const browserOf = (userAgent: string): BrowserName =>
  signs.find(([, sign]) => sign.test(userAgent))?.[0] ?? 'other';
