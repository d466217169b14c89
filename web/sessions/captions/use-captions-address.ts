import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { sessionDetail } from '#domain/sessions/contract.ts';
import { request } from '../../lib/request.ts';

/** The captions of a talk where a `track` can load them: the call needs a token, which no element sends. */
export function useCaptionsAddress(id: string, hasWords: boolean): string | undefined {
  const { data: text } = useQuery({
    // Part of a session's detail: they change when it does.
    queryKey: [sessionDetail.name, 'captions', id],
    queryFn: async ({ signal }) => (await request(`/api/Sessions/${id}/Captions.vtt`, { signal })).text(),
    enabled: hasWords,
  });
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (text === undefined || !hasWords) return;
    const made = URL.createObjectURL(new Blob([text], { type: 'text/vtt' }));
    setAddress(made);
    return () => {
      setAddress(undefined);
      URL.revokeObjectURL(made);
    };
  }, [text, hasWords]);
  return address;
}
