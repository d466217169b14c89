import type { meetingsArea } from '#domain/meetings/area.ts';
import type { CommandArea } from '../command-area.ts';
import { meetingCalls } from './calls.ts';
import { forgetMeetings } from './forget.ts';
import { meetingReaction } from './reactions.ts';
import { takeAlong } from './take-along.ts';

/** Call meetings, change and cancel them; mails with appointments; the secret address for calendars. */
export const meetings: CommandArea<typeof meetingsArea> = {
  commands: meetingCalls,
  uploads: () => ({}),
  follows: ({ settings }) => ({ reactions: [meetingReaction(addressIn(settings.MAIL_FROM))] }),
  forget: forgetMeetings,
  takeAlong,
  streamWords: { meeting: { de: 'eines Ihrer Treffen', en: 'one of your meetings' } },
};

/** `Rostra <no-reply@example.org>` → `no-reply@example.org` */
const addressIn = (from: string) => /<([^>]+)>/.exec(from)?.[1] ?? from;
