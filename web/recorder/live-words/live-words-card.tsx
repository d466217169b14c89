import { Trans } from '@lingui/react/macro';
import { Link } from 'wouter';
import { languageNames } from '#domain/sessions/contract/kind-words.ts';
import { administersUsers } from '#domain/users/contract/calls.ts';
import { useCurrentUser, usePermitsAny } from '../../lib/current-user.tsx';
import { upgradeAddress } from '../../lib/upgrade-address.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { useLocale } from '../../lib/use-locale.ts';
import { languages } from '../../sessions/for-others.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { Switch } from '../../ui/switch.tsx';
import type { LiveWords } from './use-live-words.ts';

type LiveWordsCardProps = Readonly<{
  live: LiveWords;
  /** Whether the language can still change: only before the recording. */
  mayChange: boolean;
}>;

/** Switches live words on, or says why they are not available and what helps. */
export function LiveWordsCard({ live, mayChange }: LiveWordsCardProps) {
  const administers = usePermitsAny(administersUsers);
  // Only an admin can set them up.
  if (!live.offer || (live.offer.kind === 'not_set_up' && !administers)) return null;
  return (
    <Card className="grid gap-3 p-6 max-md:p-5">
      <h2>
        <Trans>Live-Worte</Trans>
      </h2>
      {live.offer.kind === 'ready' ? (
        <Ready live={live} offer={live.offer} mayChange={mayChange} />
      ) : (
        <Missing kind={live.offer.kind} />
      )}
    </Card>
  );
}

type Offer = NonNullable<LiveWords['offer']>;
type ReadyProps = LiveWordsCardProps & Readonly<{ offer: Extract<Offer, { kind: 'ready' }> }>;

function Ready({ live, offer: { sentTo, left }, mayChange }: ReadyProps) {
  const { duration } = useFormats();
  return (
    <>
      <Switch label={<Trans>Beim Sprechen mitlesen</Trans>} checked={live.isOn} onChange={live.switchTo} />
      {live.isOn && mayChange && <Language live={live} />}
      <p className="text-xs text-ink-faint">
        {sentTo === null ? (
          <Trans>Ihre Worte, Füllwörter und das Tempo, während Sie sprechen. Der Ton bleibt auf diesem Server.</Trans>
        ) : (
          <Trans>
            Ihre Worte, Füllwörter und das Tempo, während Sie sprechen. Ihr Ton geht dafür live an{' '}
            <b className="wrap-anywhere">{sentTo}</b>. Schalten Sie das nur ein, wenn Sie damit einverstanden sind.
          </Trans>
        )}{' '}
        <Trans>Für die Live-Worte wird nichts gespeichert.</Trans>{' '}
        {left !== Number.POSITIVE_INFINITY && <Trans>In diesem Monat haben Sie noch {duration(left)}.</Trans>}
      </p>
    </>
  );
}

function Language({ live: { locale, setLocale } }: Pick<LiveWordsCardProps, 'live'>) {
  const shown = useLocale();
  return (
    <Field label={<Trans>Gesprochene Sprache</Trans>}>
      {(control) => (
        <Select
          {...control}
          value={locale}
          onChange={({ target }) => setLocale(languages.find((each) => each === target.value) ?? locale)}
        >
          {languages.map((each) => (
            <option key={each} value={each}>
              {languageNames[each][shown]}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

function Missing({ kind }: Readonly<{ kind: Exclude<Offer['kind'], 'ready'> }>) {
  const user = useCurrentUser();
  if (kind === 'not_set_up') {
    return (
      <p className="text-sm text-ink-soft">
        <Trans>Live-Worte sind nicht eingerichtet. Aufnehmen und auswerten geht wie immer.</Trans>
      </p>
    );
  }
  return (
    <>
      <p className="text-sm text-ink-soft">
        {kind === 'not_permitted' ? (
          <Trans>Mitlesen beim Sprechen gehört nicht zu Ihrem Zugang. Aufnehmen und auswerten geht wie immer.</Trans>
        ) : (
          <Trans>Ihre Live-Worte sind für diesen Monat aufgebraucht. Im nächsten Monat haben Sie neue.</Trans>
        )}
      </p>
      <Button asChild>
        <Link href={upgradeAddress(user)}>
          <Trans>Tarife ansehen</Trans>
        </Link>
      </Button>
    </>
  );
}
