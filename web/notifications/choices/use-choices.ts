import { msg } from '@lingui/core/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { notificationCommands, notificationSettings } from '#domain/notifications/contract/calls.ts';
import { type Answer, query, send } from '../../lib/api.ts';
import { errorMessage } from '../../lib/error-messages.ts';
import { showSnackbar } from '../../ui/snackbar-state.ts';

export type Choices = Answer<typeof notificationSettings>;
export type Choice = Choices['types'][string];

/** A person's choices and their changes. The screen changes at once, and back if the server refuses. */
export function useChoices() {
  const queries = useQueryClient();
  const asked = query(notificationSettings, {});
  const choices = useQuery(asked);
  const { mutate } = useMutation({
    mutationFn: (after: Choices) => send(notificationCommands.ChangeNotificationSettings, after),
    onMutate: async (after) => {
      await queries.cancelQueries({ queryKey: asked.queryKey });
      const before = queries.getQueryData<Choices>(asked.queryKey);
      queries.setQueryData<Choices>(asked.queryKey, after);
      return before;
    },
    onError: (error, _after, before) => {
      queries.setQueryData(asked.queryKey, before);
      showSnackbar(errorMessage(error));
    },
  });
  return {
    choices,
    choose(type: string, choice: Partial<Choice>) {
      const before = choices.data?.types[type];
      if (!choices.data || !before) return;
      mutate({ ...choices.data, types: { ...choices.data.types, [type]: { ...before, ...choice } } });
    },
    /** Sets the mails of every type, with a way to undo it. */
    chooseMails(mail: Choice['mail']) {
      const before = choices.data;
      if (!before) return;
      const types = Object.fromEntries(
        Object.entries(before.types).map(([type, choice]) => [type, { ...choice, mail }]),
      );
      mutate({ ...before, types });
      showSnackbar(msg`Die Mails sind für alles geändert.`, { label: msg`Rückgängig`, run: () => mutate(before) });
    },
    rest(quietHours: Choices['quietHours']) {
      if (choices.data) mutate({ ...choices.data, quietHours });
    },
  };
}
