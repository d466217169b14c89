import { permits } from './web-area.ts';

export const mayAnalyse = permits('analysis:fast', 'analysis:relaxed');
export const mayRecord = permits('upload:audio', 'upload:video');
export const mayUpload = permits('upload:audio', 'upload:video');
export const teaches = permits('teacher:default');
