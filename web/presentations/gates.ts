import { addsPresentations } from '#domain/presentations/contract/permission.ts';
import { permits } from '../lib/web-area.ts';

/** People who may record may have slides to record with. */
export const mayHaveSlides = permits(...addsPresentations);
