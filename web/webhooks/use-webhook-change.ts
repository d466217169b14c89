import { useMutation, useQueryClient } from '@tanstack/react-query';
import { deliveryList, webhookList } from '#domain/webhooks/contract/calls.ts';
import type { Answer } from '../lib/api.ts';
import { errorMessage } from '../lib/error-messages.ts';
import { showSnackbar } from '../ui/snackbar-state.ts';

export type ShownWebhook = Answer<typeof webhookList>[number];

/** A change, after which both lists are fetched again. A refusal is told. */
export function useWebhookChange(change: () => Promise<unknown>, onDone?: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    ...(onDone && { onSuccess: onDone }),
    onError: (error) => void showSnackbar(errorMessage(error)),
    onSettled: () =>
      Promise.all([webhookList.name, deliveryList.name].map((name) => queries.invalidateQueries({ queryKey: [name] }))),
  });
}
