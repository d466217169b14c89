import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { seminarCommands, seminarDetail } from '#domain/seminars/contract/calls.ts';
import type { SeminarDetail } from '#domain/seminars/contract/detail.ts';
import { send } from '../../../lib/api.ts';
import { orSeeTheirs } from '../../seminar-change.ts';
import { broughtUpToDate, isSameOrder, type Order, orderOf, sentOrder } from './order.ts';

type Draft = Readonly<{ order: Order; version: number }>;

/** An unsaved order of the seminar. */
export function useOrderDraft(seminar: SeminarDetail) {
  const queries = useQueryClient();
  const [draft, setDraft] = useState<Draft>();
  const current = orderOf(seminar);
  const order = draft ? broughtUpToDate(draft.order, current) : current;
  const saving = useMutation({
    mutationFn: async (version: number) => {
      const input = { seminarId: seminar.id, ...sentOrder(order), version };
      await orSeeTheirs(queries, send(seminarCommands.ReorderSeminar, input));
      // The draft stays until the saved order was fetched.
      await queries.invalidateQueries({ queryKey: [seminarDetail.name] });
    },
    onSuccess: () => setDraft(undefined),
  });
  return {
    order,
    isChanged: draft !== undefined && !isSameOrder(order, current),
    /** Whether somebody else saved an order since this draft was begun. */
    isOutdated: draft !== undefined && draft.version !== seminar.orderVersion,
    change: (changed: Order) => {
      saving.reset();
      setDraft(
        isSameOrder(changed, current) ? undefined : { order: changed, version: draft?.version ?? seminar.orderVersion },
      );
    },
    revert: () => {
      saving.reset();
      setDraft(undefined);
    },
    save: () => saving.mutate(draft?.version ?? seminar.orderVersion),
    /** Overwrites the order that somebody else saved. */
    saveAnyway: () => saving.mutate(seminar.orderVersion),
    isSaving: saving.isPending,
    error: saving.error,
  };
}

export type OrderDraft = ReturnType<typeof useOrderDraft>;
