import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Copy, Link2, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { type GuestLink, guestCommands, guestLinks } from '#domain/shares/contract/guest-calls.ts';
import { query, send } from '../lib/api.ts';
import { errorMessage } from '../lib/error-messages.ts';
import { limitsAt, mostAt } from '../lib/form/limits.ts';
import { useFormats } from '../lib/use-formats.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { ConfirmChange } from '../ui/confirm-change.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { Field } from '../ui/field.tsx';
import { Select } from '../ui/select.tsx';
import { Loading, Skeleton } from '../ui/skeleton.tsx';
import { showSnackbar } from '../ui/snackbar-state.ts';
import { TextInput } from '../ui/text-input.tsx';
import { endOf, type Term } from './term.ts';

const linkBody = guestCommands.MakeGuestLink.body;
const { least = 0, most } = limitsAt(linkBody, 'password');

type What = Readonly<{ target: 'talk' | 'seminar'; targetId: string }>;

const addressOf = ({ id, secret }: Pick<GuestLink, 'id' | 'secret'>) => `${location.origin}/guest/${id}#${secret}`;

/** Guest links of a talk or a seminar, for people without an account, and a form for a new one. */
export function GuestLinks(what: What) {
  const links = useQuery(query(guestLinks, what));
  const [isNew, setNew] = useState(false);
  return (
    <section className="grid gap-3 border-t border-line pt-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-sm font-semibold">
          <Trans>Gastlinks: für Menschen ohne Konto</Trans>
        </h3>
        {!isNew && (
          <Button onClick={() => setNew(true)}>
            <Link2 aria-hidden="true" />
            <Trans>Gastlink erstellen</Trans>
          </Button>
        )}
      </div>
      {isNew && <NewLink {...what} onClose={() => setNew(false)} />}
      {links.isPending && (
        <Loading>
          <Skeleton className="h-20" />
        </Loading>
      )}
      {links.isError && <ErrorState error={links.error} retry={() => void links.refetch()} />}
      <ul className="grid gap-3">
        {links.data?.map((link) => (
          <LinkRow key={link.id} link={link} />
        ))}
      </ul>
    </section>
  );
}

function useLinksAgain() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: [guestLinks.name] });
}

async function copy(link: Pick<GuestLink, 'id' | 'secret'>): Promise<void> {
  const isCopied = await navigator.clipboard.writeText(addressOf(link)).then(
    () => true,
    () => false,
  );
  showSnackbar(
    isCopied ? msg`Der Link ist kopiert.` : msg`Der Browser lässt das Kopieren nicht zu: Markieren Sie den Link.`,
  );
}

function LinkRow({ link }: Readonly<{ link: GuestLink }>) {
  const { t } = useLingui();
  const { dateTime } = useFormats();
  const again = useLinksAgain();
  const end = useMutation({ mutationFn: () => send(guestCommands.EndGuestLink, { id: link.id }), onSuccess: again });
  const [isEnding, setEnding] = useState(false);
  const { label, withMedia, until, hasPassword, looks, latest } = link;
  const last = latest[0];
  return (
    <li className="grid gap-1.5 rounded-md bg-sunken px-4 py-3 text-sm">
      <div className="flex flex-wrap items-center gap-2">
        <b className="wrap-anywhere">{label || <Trans>Gastlink</Trans>}</b>
        <span className="ml-auto flex gap-1">
          <Button look="quiet" onClick={() => void copy(link)}>
            <Copy aria-hidden="true" />
            <Trans>Kopieren</Trans>
          </Button>
          <Button look="quiet" size="icon" aria-label={t`Gastlink beenden`} onClick={() => setEnding(true)}>
            <Trash2 aria-hidden="true" />
          </Button>
        </span>
      </div>
      <input
        readOnly
        aria-label={t`Adresse des Gastlinks`}
        value={addressOf(link)}
        onFocus={({ target }) => target.select()}
        className="w-full truncate rounded-sm border border-line bg-surface px-2 py-1.5 text-xs text-ink-soft"
      />
      <p className="text-xs text-ink-soft">
        {withMedia ? <Trans>Mit Aufnahmen</Trans> : <Trans>Ohne Aufnahmen</Trans>}
        {hasPassword && <> · {t`mit Passwort`}</>}
        {' · '}
        {until ? <Trans>bis {dateTime(until)}</Trans> : <Trans>bis Sie ihn beenden</Trans>}
        {' · '}
        {looks === 0 ? (
          <Trans>noch nicht geöffnet</Trans>
        ) : (
          <Plural value={looks} one="# Mal geöffnet" other="# Mal geöffnet" />
        )}
        {last && (
          <>
            {', '}
            {last.name ? (
              <Trans>
                zuletzt am {dateTime(last.at)} von {last.name}
              </Trans>
            ) : (
              <Trans>zuletzt am {dateTime(last.at)}</Trans>
            )}
          </>
        )}
      </p>
      <ConfirmChange
        open={isEnding}
        onClose={() => setEnding(false)}
        change={end}
        title={<Trans>Gastlink beenden?</Trans>}
        description={<Trans>Wer ihn hat, sieht damit nichts mehr. Ein beendeter Link kommt nicht zurück.</Trans>}
        confirm={<Trans>Gastlink beenden</Trans>}
      />
    </li>
  );
}

function NewLink({ target, targetId, onClose }: What & Readonly<{ onClose: () => void }>) {
  const { t, i18n } = useLingui();
  const again = useLinksAgain();
  const [label, setLabel] = useState('');
  const [password, setPassword] = useState('');
  const isTooShort = password !== '' && password.length < least;
  const [term, setTerm] = useState<Term>('week');
  const [withMedia, setWithMedia] = useState(true);
  const make = useMutation({
    mutationFn: () =>
      send(guestCommands.MakeGuestLink, {
        ...{ target, targetId, label, withMedia, until: endOf(term) },
        ...(password && { password }),
      }),
    onSuccess: async (link) => {
      await again();
      await copy(link);
      onClose();
    },
  });
  return (
    <div className="grid gap-4 rounded-md border border-line p-4">
      <Field label={<Trans>Für wen? (freiwillig, nur Sie sehen es)</Trans>}>
        {(control) => (
          <TextInput
            {...control}
            maxLength={mostAt(linkBody, 'label')}
            value={label}
            onChange={(event) => setLabel(event.target.value)}
          />
        )}
      </Field>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Field label={<Trans>Wie lange?</Trans>}>
          {(control) => (
            <Select {...control} value={term} onChange={(event) => setTerm(event.target.value as Term)}>
              <option value="day">{t`Bis morgen Abend`}</option>
              <option value="week">{t`Eine Woche`}</option>
              <option value="month">{t`30 Tage`}</option>
              <option value="open">{t`Bis ich es zurücknehme`}</option>
            </Select>
          )}
        </Field>
        <Field
          label={<Trans>Passwort (freiwillig)</Trans>}
          error={isTooShort ? t`Mindestens ${least} Zeichen.` : undefined}
        >
          {(control) => (
            <TextInput
              {...control}
              autoComplete="off"
              maxLength={most}
              value={password}
              onChange={(event) => setPassword(event.target.value)}
            />
          )}
        </Field>
      </div>
      <Checkbox label={<Trans>Mit Aufnahmen und Dateien</Trans>} checked={withMedia} onChange={setWithMedia} />
      {make.isError && <Alert>{i18n._(errorMessage(make.error))}</Alert>}
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onClose}>
          <Trans>Abbrechen</Trans>
        </Button>
        <Button look="primary" busy={make.isPending} disabled={isTooShort} onClick={() => make.mutate()}>
          <Trans>Erstellen und kopieren</Trans>
        </Button>
      </div>
    </div>
  );
}
