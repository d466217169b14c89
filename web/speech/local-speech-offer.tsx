import { useQuery } from '@tanstack/react-query';
import { localSpeech } from '#domain/speech/contract/calls.ts';
import { query } from '../lib/api.ts';
import { LocalSpeechCard } from './local-speech-card.tsx';

/** On the first page of the administration: gone once words are found. */
export function LocalSpeechOffer() {
  const { data } = useQuery(query(localSpeech, {}));
  if (!data || (data.engine !== 'none' && data.state !== 'fetching' && data.state !== 'testing')) return null;
  return <LocalSpeechCard />;
}
