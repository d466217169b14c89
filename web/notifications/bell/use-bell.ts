import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { notificationCommands, notificationList } from '#domain/notifications/contract/calls.ts';
import { type Answer, query, send } from '../../lib/api.ts';
import { useNotificationKinds } from '../words.ts';

type Inbox = Answer<typeof notificationList>;

/** The bell's list. Opening and closing it marks all entries as seen. */
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
  const news = newAfter(rows, lastChecked);
  const [page] = useLocation();
  const kindOf = useNotificationKinds();
  // If all new notifications are about the open page, they count as seen.
  const isSeen = news.length > 0 && news.every(({ type, concerns }) => kindOf(type).path?.(concerns) === page);
  useEffect(() => {
    if (isSeen && document.visibilityState === 'visible') check();
  }, [isSeen, check]);
  return {
    list,
    rows,
    news: isSeen ? 0 : news.length,
    isOpen: seenBefore !== undefined,
    isNew: ({ date }: Inbox['notifications'][number]) => date > (seenBefore ?? lastChecked),
    setOpen(open: boolean) {
      setSeenBefore(open ? lastChecked : undefined);
      if (news.length > 0) check();
    },
  };
}

const newAfter = (rows: Inbox['notifications'], checked: string) => rows.filter(({ date }) => date > checked);
