import { lazyPart } from '../lib/lazy-part.tsx';

export { useClip } from './clips/use-clip.ts';
export { LiveWave } from './live-wave.tsx';
/** The part of the recorder that other areas may use. */
export { MicrophoneGate } from './microphone-gate.tsx';
export { useLevelMeter } from './use-level-meter.ts';
export { useMicrophone } from './use-microphone.ts';
export { useTicks } from './use-ticks.ts';

/** For areas with their own catalogue: loads the catalogue of talks too. */
export const SessionRecorder = lazyPart('recorder', () => import('./session-recorder.tsx'), 'SessionRecorder');
