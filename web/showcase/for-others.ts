import { lazyPart } from '../lib/lazy-part.tsx';

/** How-to videos for a page; nothing if there are none. */
export const HelpVideos = lazyPart('showcase', () => import('./help-videos.tsx'), 'HelpVideos');
