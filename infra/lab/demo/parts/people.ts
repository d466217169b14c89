import { notificationCommands } from '#domain/notifications/contract/calls.ts';
import { userCommands } from '#domain/users/contract/calls.ts';
import { cast, names } from '../cast.ts';
import { done, type Part } from '../stage.ts';

/** Everybody registers and completes the introduction for newcomers. The admin gives some people roles. */
export const people: Part = (stage) => [
  ...names.map((name, index) => ({
    at: stage.daysAgo(cast[name].since, `7:${index * 2 + 10}`),
    async does() {
      const { id, roles } = await stage.register(name);
      const { send } = stage.by(name);
      for (const step of ['CompleteOnboarding', 'SetFirstLogin', 'Complete'] as const)
        await done(send(userCommands[step]));
      if (!roles) return;
      const body = { roles: ['user', 'subscriber-free', ...roles] };
      await done(stage.admin().send(userCommands.ChangeRoles, { params: { id }, body }));
    },
  })),
  // Marks older notifications as seen.
  ...names.map((name) => ({
    at: stage.daysAgo(6, '21:00'),
    does: () => done(stage.by(name).send(notificationCommands.MarkNotificationsChecked, {})),
  })),
];
