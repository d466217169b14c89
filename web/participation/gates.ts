import { usesSeminars } from '#domain/seminars/contract/permission.ts';
import { permits } from '../lib/web-area.ts';

export const mayTakePart = permits(usesSeminars);
