import { msg } from '@lingui/core/macro';
import { Plural, useLingui } from '@lingui/react/macro';

type RejectedProps = Readonly<{ rejected: readonly Readonly<{ email: string; code: string }>[] }>;

const reasons = {
  not_an_address: msg`keine E-Mail-Adresse`,
  twice_in_list: msg`steht doppelt in der Liste`,
  already_invited: msg`ist schon eingeladen`,
  already_there: msg`ist schon in der Gruppe`,
  is_owner: msg`das sind Sie selbst`,
};
const otherReason = msg`lässt sich nicht einladen`;

/** Addresses that were not invited, and why. */
export function Rejected({ rejected }: RejectedProps) {
  const { i18n } = useLingui();
  return (
    <div className="grid gap-1.5">
      <p className="font-[550]">
        <Plural
          value={rejected.length}
          one="Eine Adresse wird nicht eingeladen:"
          other="# Adressen werden nicht eingeladen:"
        />
      </p>
      <ul className="grid max-h-48 gap-1 overflow-y-auto">
        {rejected.map(({ email, code }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an address may be listed twice
          <li key={place} className="wrap-anywhere text-ink-soft">
            <span className="text-ink">{email}</span>: {i18n._(reasons[code as keyof typeof reasons] ?? otherReason)}
          </li>
        ))}
      </ul>
    </div>
  );
}
