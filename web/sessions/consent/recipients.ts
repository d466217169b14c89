import type { Config } from '../../lib/use-config.ts';

/** What leaves the house: the recording, to find its words; or the words and the measures, to coach. */
type Purpose = 'transcription' | 'coach';

/** Another party that would get something of a talk. */
export type Recipient = Readonly<{ purpose: Purpose; host: string }>;

export function recipientsOf({ transcription, coach }: Pick<Config, 'transcription' | 'coach'>): readonly Recipient[] {
  const hosts = { transcription: transcription.sentTo, coach: coach.sentTo };
  const purposes: readonly Purpose[] = ['transcription', 'coach'];
  return purposes.flatMap((purpose) => {
    const host = hosts[purpose];
    return host === null ? [] : [{ purpose, host }];
  });
}
