import { usesSeminars } from '#domain/seminars/contract.ts';
import { permits } from '../lib/web-area.ts';

export const mayTakePart = permits(usesSeminars);
