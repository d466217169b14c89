import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { useLocation } from 'wouter';
import type * as z from 'zod/mini';
import { seminarCommands, seminarTemplates } from '#domain/seminars/contract/calls.ts';
import { query, send } from '../../lib/api.ts';
import { currentLocale } from '../../lib/locale.ts';
import { Alert } from '../../ui/alert.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { useSeminarChange } from '../seminar-change.ts';
import { useErrorText } from '../use-error-text.ts';

type Template = z.infer<typeof seminarTemplates.answer>[number];

/** Creates a draft from a template with one click. */
export function TemplateDialog({ onClose }: Readonly<{ onClose: () => void }>) {
  const [, navigate] = useLocation();
  const errorText = useErrorText();
  const locale = currentLocale();
  const list = useQuery(query(seminarTemplates, { locale }));
  const create = useSeminarChange(
    (template: string) => send(seminarCommands.CreateFromTemplate, { template, locale }),
    ({ id }) => navigate(`/seminars/edit/${id}`),
  );
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={<Trans>Mit einer Vorlage beginnen</Trans>}
      description={
        <Trans>Sie bekommen einen Entwurf mit allem, was darin steht, und ändern daran, was Sie mögen.</Trans>
      }
    >
      {list.isPending && (
        <Loading className="grid gap-3">
          <Skeleton className="h-28" />
          <Skeleton className="h-28" />
        </Loading>
      )}
      {list.isError && <ErrorState error={list.error} retry={() => void list.refetch()} />}
      <ul className="grid gap-3">
        {list.data?.map((template) => (
          <TemplateRow
            key={template.template}
            template={template}
            busy={create.isPending}
            onChoose={() => create.mutate(template.template)}
          />
        ))}
      </ul>
      {create.isError && <Alert>{errorText(create.error)}</Alert>}
    </Dialog>
  );
}

type TemplateRowProps = Readonly<{ template: Template; busy: boolean; onChoose: () => void }>;

function TemplateRow({ template: { name, description, blocks }, busy, onChoose }: TemplateRowProps) {
  const elements = blocks.reduce((sum, block) => sum + block.elements.length, 0);
  return (
    <li>
      <button
        type="button"
        disabled={busy}
        onClick={onChoose}
        className="flex w-full items-center gap-4 rounded-md border border-line p-4 text-left transition-colors hover:border-primary hover:bg-primary-wash disabled:opacity-60"
      >
        <span className="grid min-w-0 flex-1 gap-1">
          <span className="font-display text-lg font-semibold">{name}</span>
          <span className="text-sm text-ink-soft">{description}</span>
          <span className="text-xs text-ink-faint">
            {blocks.map(({ title }) => title).join(' · ')} (
            <Plural value={elements} one="# Element" other="# Elemente" />)
          </span>
        </span>
        <ChevronRight aria-hidden="true" className="size-5 text-ink-faint" />
      </button>
    </li>
  );
}
