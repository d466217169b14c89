import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Presentation } from 'lucide-react';
import { Link } from 'wouter';
import { type PresentationRow, presentationList } from '#domain/presentations/contract/calls.ts';
import { clockTime } from '#domain/sessions/contract/clock-time.ts';
import { query } from '../../lib/api.ts';
import { errorMessage } from '../../lib/error-messages.ts';
import { Card } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import type { DeckChoice } from './use-shown-deck.ts';

/** Maximum number of decks in the list. */
const most = 100;

/** Chooses the deck that the person speaks to. */
export function DeckCard({ choice: { chosen, choose, error } }: Readonly<{ choice: DeckChoice }>) {
  const { t, i18n } = useLingui();
  const decks = useQuery(query(presentationList, { limit: most }));
  const ready = decks.data?.filter(({ state }) => state === 'ready') ?? [];
  return (
    <Card className="grid gap-3 p-6 max-md:p-5">
      <div className="flex items-center justify-between gap-2">
        <h2>
          <Trans>Folien</Trans>
        </h2>
        <Presentation aria-hidden="true" className="size-[18px] text-ink-faint" />
      </div>
      <Field
        label={<Trans>Präsentation</Trans>}
        hint={
          ready.length > 0 ? (
            <Trans>Blättern Sie mit den Pfeiltasten, einem Presenter oder einem Wisch.</Trans>
          ) : (
            <NoDecks decks={decks.data} />
          )
        }
      >
        {(control) => (
          <Select
            {...control}
            value={ready.some(({ id }) => id === chosen) ? chosen : ''}
            disabled={ready.length === 0}
            onChange={({ target }) => choose(target.value || undefined)}
          >
            <option value="">{t`Ohne Folien`}</option>
            {ready.map((deck) => (
              <option key={deck.id} value={deck.id}>
                {nameOf(deck)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {error && (
        <p role="alert" className="text-sm text-off">
          {i18n._(errorMessage(error))}
        </p>
      )}
    </Card>
  );
}

const nameOf = ({ name, plannedSeconds }: PresentationRow) =>
  plannedSeconds > 0 ? `${name} (${clockTime(plannedSeconds)})` : name;

function NoDecks({ decks }: Readonly<{ decks: readonly PresentationRow[] | undefined }>) {
  if (decks?.some(({ state }) => state === 'drawing')) return <Trans>Ihre Folien werden gerade gezeichnet.</Trans>;
  return (
    <Trans>
      <Link href="/slides" className="text-primary underline underline-offset-2">
        Laden Sie eine PDF-Datei hoch
      </Link>
      , um mit Ihren Folien zu üben.
    </Trans>
  );
}
