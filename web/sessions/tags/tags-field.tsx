import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Plus, X } from 'lucide-react';
import { sessionTags } from '#domain/sessions/contract/calls.ts';
import { alike, joinedTags, longestTag, mostTags } from '#domain/sessions/contract/tags.ts';
import { query } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';

type TagsFieldProps = Readonly<{
  tags: readonly string[];
  onTags: (tags: readonly string[]) => void;
  typed: string;
  onTyped: (text: string) => void;
}>;

const mostSuggestions = 12;
const look =
  'inline-flex min-h-7 max-w-full items-center gap-1.5 rounded-full px-2.5 text-xs font-[550] max-md:min-h-touch [&_.lucide]:size-3.5 [&_.lucide]:flex-none';

/** Tags with remove buttons, a field for a new tag, and suggestions from earlier tags. */
export function TagsField({ tags, onTags, typed, onTyped }: TagsFieldProps) {
  const { t } = useLingui();
  const { data: known = [] } = useQuery(query(sessionTags, {}));
  const isFull = tags.length >= mostTags;
  const add = (text: string) => {
    const tag = text.trim();
    if (!tag) return;
    // Uses the known spelling, so that a different case makes no second tag.
    const spelled = known.find((one) => alike(one.tag) === alike(tag))?.tag ?? tag;
    onTags(joinedTags([...tags, spelled]));
    onTyped('');
  };
  const suggested = known
    .map(({ tag }) => tag)
    .filter((tag) => !tags.some((one) => alike(one) === alike(tag)) && alike(tag).includes(alike(typed.trim())))
    .slice(0, mostSuggestions);
  return (
    <div className="grid gap-4">
      {tags.length > 0 && (
        <ul aria-label={t`Gewählte Schlagwörter`} className="flex flex-wrap gap-2">
          {tags.map((tag) => (
            <li key={tag} className="max-w-full">
              <button
                type="button"
                aria-label={t`„${tag}“ entfernen`}
                className={`${look} bg-primary-wash text-primary`}
                onClick={() => onTags(tags.filter((one) => one !== tag))}
              >
                <span className="truncate">{tag}</span>
                <X aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <Field
        label={<Trans>Schlagwort hinzufügen</Trans>}
        {...(isFull && { hint: <Trans>Ein Vortrag kann {mostTags} haben.</Trans> })}
      >
        {(control) => (
          <div className="flex gap-2">
            <TextInput
              {...control}
              autoComplete="off"
              maxLength={longestTag}
              disabled={isFull}
              value={typed}
              onChange={({ target }) => onTyped(target.value)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' && event.key !== ',') return;
                event.preventDefault();
                add(typed);
              }}
            />
            <Button disabled={isFull || typed.trim() === ''} onClick={() => add(typed)}>
              <Trans>Hinzufügen</Trans>
            </Button>
          </div>
        )}
      </Field>
      {suggested.length > 0 && !isFull && (
        <ul aria-label={t`Schon verwendete Schlagwörter`} className="flex flex-wrap gap-2">
          {suggested.map((tag) => (
            <li key={tag} className="max-w-full">
              <button
                type="button"
                className={`${look} border border-line text-ink-soft hover:bg-sunken`}
                onClick={() => add(tag)}
              >
                <Plus aria-hidden="true" />
                <span className="truncate">{tag}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
