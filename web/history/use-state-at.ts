import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { streamState } from '#domain/history/contract/calls.ts';
import { query } from '../lib/api.ts';

/** Which state is wanted: after an event, at a time, or the one of now. */
export type Moment = Readonly<{ revision?: number; time?: string }>;

const settleMs = 150;

/** Asks once the slider rests; what was shown before stays until then. */
export function useStateAt(stream: string, moment: Moment) {
  const [wanted, setWanted] = useState(moment);
  useEffect(() => {
    const timer = setTimeout(() => setWanted(moment), settleMs);
    return () => clearTimeout(timer);
  }, [moment]);
  return useQuery({ ...query(streamState, { id: stream, ...wanted }), placeholderData: (before) => before });
}
