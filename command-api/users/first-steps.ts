import type { userCommands } from '#domain/users/contract/calls.ts';
import { type UserCommand, userDecider } from '#domain/users/decider.ts';
import type { CallContext, CommandHandlers } from '../command-area.ts';
import { userStream } from './stored-user.ts';

type Names = 'CompleteOnboarding' | 'SetFirstLogin' | 'Advance' | 'Complete' | 'Reset';

const sends = (command: UserCommand) => ({
  allow: 'signedIn' as const,
  run: ({ principal, send }: CallContext) =>
    send({ stream: userStream(principal().id), decider: userDecider, command }),
});

/** Records how far a newcomer has come in slides, welcome and tour. */
export const firstStepCalls: CommandHandlers<Pick<typeof userCommands, Names>> = {
  CompleteOnboarding: sends({ type: 'CompleteOnboarding', data: {} }),
  SetFirstLogin: sends({ type: 'SeeFirstLogin', data: {} }),
  Advance: sends({ type: 'MoveTutorial', data: { to: 'next' } }),
  Complete: sends({ type: 'MoveTutorial', data: { to: 'end' } }),
  Reset: sends({ type: 'MoveTutorial', data: { to: 'start' } }),
};
