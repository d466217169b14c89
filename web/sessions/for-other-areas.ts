import { lazyPart } from '../lib/lazy-part.tsx';

/** What other areas may use of talks. Each comes with its own words. */
export const TalkRecorder = lazyPart('sessions', () => import('./recorder/talk-recorder.tsx'), 'TalkRecorder');

export { mayRecord } from './gates.ts';
export { openUpload } from './upload-state.ts';
