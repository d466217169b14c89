import type { LogCheck } from './verdict.ts';

type Seen = Readonly<{ stream: string; revision: number; type: string }>;

/** I2: the events of a command are one append to one stream. */
export function commandsOnceCheck(): LogCheck {
  const last = new Map<string, Seen>();
  const wrong: string[] = [];
  return {
    see({ stream, revision, type, metadata: { commandId } }) {
      const before = last.get(commandId);
      if (before && (before.stream !== stream || before.revision + 1 !== revision)) {
        const [first, again] = [before, { stream, revision, type }].map(
          (seen) => `${seen.type} at ${seen.stream} ${seen.revision}`,
        );
        wrong.push(`command ${commandId} has effects twice: ${first} and ${again}`);
      }
      last.set(commandId, { stream, revision, type });
    },
    verdict: async () => ({ invariant: 'I2 no command has effects twice', checked: last.size, wrong }),
  };
}
