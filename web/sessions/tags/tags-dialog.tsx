import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { sessionCommands } from '#domain/sessions/contract/calls.ts';
import type { SessionRow } from '#domain/sessions/contract/report.ts';
import { alike, joinedTags, mostTags } from '#domain/sessions/contract/tags.ts';
import { send } from '../../lib/api.ts';
import { errorMessage } from '../../lib/error-messages.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { showSnackbar } from '../../ui/snackbar-state.ts';
import { useSessionChange } from '../session-change.ts';
import { TagsField } from './tags-field.tsx';

type TagsDialogProps = Readonly<{
  talks: readonly Pick<SessionRow, 'id' | 'name' | 'tags'>[];
  onClose: () => void;
  onDone?: () => void;
}>;

/** Edits the tags that all selected talks have. Tags of only some talks stay. */
export function TagsDialog({ talks, onClose, onDone }: TagsDialogProps) {
  const { t, i18n } = useLingui();
  const common = tagsOfAll(talks);
  const [tags, setTags] = useState(common);
  const [typed, setTyped] = useState('');
  // A typed tag that was not added counts too.
  const wanted = joinedTags([...tags, ...(typed.trim() ? [typed.trim()] : [])]);
  const changed = talks.map((talk) => ({ ...talk, tags: tagsAfter(talk.tags, common, wanted) }));
  const full = changed.find((talk) => talk.tags.length > mostTags);
  const count = talks.length;
  const save = useSessionChange(
    async () => {
      for (const { id, tags: all } of changed) await send(sessionCommands.TagSession, { id, tags: [...all] });
    },
    () => {
      onClose();
      onDone?.();
      showSnackbar(
        t`${plural(count, { one: 'Die Schlagwörter sind gespeichert.', other: 'Die Schlagwörter von # Vorträgen sind gespeichert.' })}`,
      );
    },
  );
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={<Plural value={count} one="Schlagwörter" other="Schlagwörter für # Vorträge" />}
      description={
        <Plural
          value={count}
          one="Daran finden Sie den Vortrag wieder. Nur Sie sehen sie."
          other="Hier stehen die, die alle haben. Was nur einzelne haben, bleibt. Nur Sie sehen sie."
        />
      }
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Abbrechen</Trans>
          </Button>
          <Button look="primary" busy={save.isPending} disabled={Boolean(full)} onClick={() => save.mutate(undefined)}>
            <Trans>Speichern</Trans>
          </Button>
        </>
      }
    >
      <TagsField tags={tags} onTags={setTags} typed={typed} onTyped={setTyped} />
      {full && (
        <Alert>
          <Trans>
            „{full.name}“ hätte mehr als {mostTags} Schlagwörter.
          </Trans>
        </Alert>
      )}
      {save.isError && <Alert>{i18n._(errorMessage(save.error))}</Alert>}
    </Dialog>
  );
}

const has = (tags: readonly string[], tag: string) => tags.some((one) => alike(one) === alike(tag));

const tagsOfAll = (talks: TagsDialogProps['talks']): readonly string[] =>
  (talks[0]?.tags ?? []).filter((tag) => talks.every(({ tags }) => has(tags, tag)));

/** `common`: tags that all talks had; `wanted`: tags that all talks should have. */
const tagsAfter = (own: readonly string[], common: readonly string[], wanted: readonly string[]) =>
  joinedTags([...own.filter((tag) => !has(common, tag) || has(wanted, tag)), ...wanted]);
