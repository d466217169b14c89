import { lazyPart } from '../lib/lazy-part.tsx';

export { CaptionsButton } from './captions/captions-button.tsx';
export { useCaptions } from './captions/use-captions.tsx';
export { FloatingTransport } from './floating-transport.tsx';
export { KeyHelp } from './key-help.tsx';
export { MomentButton } from './moment-button.tsx';
export { NextStop } from './next-stop.tsx';
/** The part of the player that other areas may use. */
export { createPlayer, type Player } from './player.ts';
export { secondAfterKey, usePlayerKeys } from './player-keys.ts';
export { type SessionSource, SessionSourceContext, useSessionSource } from './session-source.ts';
export { Stage } from './stage.tsx';
export { stopsOf } from './stops.ts';
export { axisTicks, secondAt, shareOf } from './time-axis.ts';
export { Transport } from './transport.tsx';
export { usePlayer } from './use-player.ts';
export { usePlayhead, useSecond } from './use-playhead.ts';

/** For areas with their own catalogue: these parts load the catalogue of talks too. */
export const SessionPlayer = lazyPart('player', () => import('./session-player.tsx'), 'SessionPlayer');
export const LazyMomentButton = lazyPart('player', () => import('./moment-button.tsx'), 'MomentButton');
