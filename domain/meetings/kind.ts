import { z } from 'zod';

/** `blizz_meeting` is held elsewhere, behind a link. */
export const MeetingKind = z.enum(['custom_meeting', 'blizz_meeting']);
