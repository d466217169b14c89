import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { notificationCommands, notificationList } from '#domain/notifications/contract/calls.ts';
import { type Answer, query, send } from '../../lib/api.ts';

type Inbox = Answer<typeof notificationList>;

/** The bell's list; opening and closing it says that everything in it was seen. */
export function useBell() {
  const queries = useQueryClient();
  const asked = query(notificationList, {});
  const list = useQuery(asked);
  // New entries stay marked until the bell is closed.
  const [seenBefore, setSeenBefore] = useState<string>();
  const { mutate: check } = useMutation({
    mutationFn: () => send(notificationCommands.MarkNotificationsChecked, {}),
    onSuccess: ({ lastChecked }) =>
      queries.setQueryData<Inbox>(asked.queryKey, (inbox) => inbox && { ...inbox, lastChecked }),
  });
  const rows = list.data?.notifications ?? [];
  const lastChecked = list.data?.lastChecked ?? '';
  return {
    list,
    rows,
    news: newAfter(rows, lastChecked).length,
    isOpen: seenBefore !== undefined,
    isNew: ({ date }: Inbox['notifications'][number]) => date > (seenBefore ?? lastChecked),
    setOpen(open: boolean) {
      setSeenBefore(open ? lastChecked : undefined);
      if (newAfter(rows, lastChecked).length > 0) check();
    },
  };
}

const newAfter = (rows: Inbox['notifications'], checked: string) => rows.filter(({ date }) => date > checked);
