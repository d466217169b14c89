import { lazyPart } from '../lib/lazy-part.tsx';

/** What other areas may use of talks. Each comes with its own words. */
export const TalkRecorder = lazyPart('sessions', () => import('./recorder/talk-recorder.tsx'), 'TalkRecorder');
export const TalkPlayer = lazyPart('sessions', () => import('./player/talk-player.tsx'), 'TalkPlayer');
export const TalkJudgement = lazyPart('sessions', () => import('./report/talk-judgement.tsx'), 'TalkJudgement');
export const MomentButton = lazyPart('sessions', () => import('./player/moment-button.tsx'), 'MomentButton');

export { mayRecord } from './gates.ts';
export { createPlayer, type Player } from './player/player.ts';
export { openUpload } from './upload-state.ts';
