import type { Config } from '../../lib/use-config.ts';

/** `transcription` gets the recording; `coach` gets the words and the measures. */
type Purpose = 'transcription' | 'coach';

/** An outside host that would get something of a talk. */
export type Recipient = Readonly<{ purpose: Purpose; host: string }>;

export function recipientsOf({ transcription, coach }: Pick<Config, 'transcription' | 'coach'>): readonly Recipient[] {
  const hosts = { transcription: transcription.sentTo, coach: coach.sentTo };
  const purposes: readonly Purpose[] = ['transcription', 'coach'];
  return purposes.flatMap((purpose) => {
    const host = hosts[purpose];
    return host === null ? [] : [{ purpose, host }];
  });
}
