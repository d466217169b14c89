import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { streamState } from '#domain/history/contract/calls.ts';
import { query } from '../lib/api.ts';

/** A state's moment: after an event, at a time, or now if both are missing. */
export type Moment = Readonly<{ revision?: number; time?: string }>;

const settleMs = 150;

/** Requests a state once the slider rests; the previous state stays until the answer. */
export function useStateAt(stream: string, moment: Moment) {
  const [wanted, setWanted] = useState(moment);
  useEffect(() => {
    const timer = setTimeout(() => setWanted(moment), settleMs);
    return () => clearTimeout(timer);
  }, [moment]);
  return useQuery({ ...query(streamState, { id: stream, ...wanted }), placeholderData: (before) => before });
}
