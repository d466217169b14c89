import { lazyPart } from '../lib/lazy-part.tsx';

/** How-to videos that help on a page; nothing where there are none. */
export const HelpVideos = lazyPart('showcase', () => import('./help-videos.tsx'), 'HelpVideos');
