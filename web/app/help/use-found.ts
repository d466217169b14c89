import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type Found, searchEverything } from '#domain/product/contract/search.ts';
import { query } from '../../lib/api.ts';

const settledMs = 150;

/** The server's results for a text, requested once typing has stopped. */
export function useFound(text: string) {
  const asked = useSettled(text.trim());
  const found = useQuery({
    ...query(searchEverything, { text: asked }),
    enabled: asked !== '',
    placeholderData: keepPreviousData,
  });
  return {
    hits: asked === '' || text.trim() === '' ? [] : (found.data ?? []),
    isSearching: text.trim() !== '' && (found.isFetching || asked !== text.trim()),
    error: found.error,
  };
}

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), settledMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

export const hrefOf: Readonly<Record<Found['kind'], (id: string, second?: number) => string>> = {
  words: (id, second = 0) => `/sessions/${id}?at=${Math.floor(second)}`,
  talk: (id) => `/sessions/${id}`,
  person: (id) => `/groups/${id}`,
  group: (id) => `/groups/${id}`,
  seminar: (id) => `/seminars/details/${id}`,
  deck: (id) => `/slides/${id}`,
  goal: (id) => `/goals/${id}`,
  article: (id) => `/news/${id}`,
};
