import { lazyPart } from '../lib/lazy-part.tsx';

/** The learning platforms that a seminar is linked to, for its owner. */
export const CourseLinks = lazyPart('platforms', () => import('./course-links.tsx'), 'CourseLinks');
