import { lazyPart } from '../lib/lazy-part.tsx';

/** For a seminar's owner: the learning platforms that it is linked to. */
export const CourseLinks = lazyPart('platforms', () => import('./course-links.tsx'), 'CourseLinks');
