import { Plural, Trans } from '@lingui/react/macro';
import type { ProvenStream } from '#domain/kernel/proof/verify-proof.ts';
import { Chip } from '../../ui/chip.tsx';

const mostShown = 20;

/** Streams of which the file has every event between its first and its last. */
export function StreamList({ streams }: Readonly<{ streams: readonly ProvenStream[] }>) {
  if (streams.length === 0) return null;
  const rest = streams.length - mostShown;
  return (
    <section className="grid gap-2">
      <h3 className="text-md font-[550]">
        <Trans>Vorgänge in der Datei</Trans>
      </h3>
      <p className="text-sm text-ink-soft">
        <Trans>
          „Vollständig“ heißt: vom ersten Ereignis bis zum letzten in dieser Datei fehlt keines. Was nach der
          Unterschrift geschah, steht nicht darin.
        </Trans>
      </p>
      <ul className="text-sm">
        {streams.slice(0, mostShown).map(({ stream, from, to, complete }) => (
          <li key={stream} className="flex items-center justify-between gap-x-4 border-t border-line py-2">
            <span className="min-w-0 wrap-anywhere">{stream}</span>
            <span className="flex items-center gap-3 whitespace-nowrap">
              <span className="text-ink-faint tabular-nums">
                {from}–{to}
              </span>
              {complete ? (
                <Chip tone="good">
                  <Trans>Vollständig</Trans>
                </Chip>
              ) : (
                <Chip>
                  <Trans>Ausschnitt</Trans>
                </Chip>
              )}
            </span>
          </li>
        ))}
      </ul>
      {rest > 0 && (
        <p className="text-sm text-ink-faint">
          <Plural value={rest} one="und # weiterer" other="und # weitere" />
        </p>
      )}
    </section>
  );
}
