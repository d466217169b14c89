/** The exports of news for other areas. */
export { bannerOf } from './article-row.ts';
