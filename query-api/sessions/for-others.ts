/** The exports of sessions for other areas. */
export { type ReadResults, resultsReader } from './analysis-results.ts';
export { installedNorms } from './installed-norms.ts';
export { type Face, fontNamed, inFonts } from './report-pdf/paper/fonts.ts';
export { detailOf, findSession } from './session-detail.ts';
export { newestRows, ownRows } from './session-list.ts';
export { findMedia, mediaAnswer } from './session-media.ts';
export { peaksOf, seriesOf } from './session-series.ts';
