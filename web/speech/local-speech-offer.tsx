import { useQuery } from '@tanstack/react-query';
import { localSpeech } from '#domain/speech/contract/calls.ts';
import { query } from '../lib/api.ts';
import { LocalSpeechCard } from './local-speech-card.tsx';

/** Shown on the start page of the administration while no engine is set up or a model is being installed. */
export function LocalSpeechOffer() {
  const { data } = useQuery(query(localSpeech, {}));
  if (!data || (data.engine !== 'none' && data.state !== 'fetching' && data.state !== 'testing')) return null;
  return <LocalSpeechCard />;
}
