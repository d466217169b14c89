import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { addColumnAfter, addRowAfter, deleteColumn, deleteRow, deleteTable } from '@tiptap/pm/tables';
import { type Command, type Editor, useEditorState } from '@tiptap/react';
import { Clapperboard, ImageIcon, Paperclip, Table2 } from 'lucide-react';
import { useRef } from 'react';
import { videoAddressIn } from '#domain/seminars/contract/video-link.ts';
import { errorMessage } from '../../lib/error-messages.ts';
import type { ShownFile } from '../rich-text.tsx';
import { showSnackbar } from '../snackbar-state.ts';
import { Tool } from './tool.tsx';

export type AddFile = (file: File) => Promise<ShownFile>;

/** Buttons that insert tables, pictures, files and videos. */
export function PageTools({ editor, addFile }: Readonly<{ editor: Editor; addFile: AddFile }>) {
  const { t } = useLingui();
  const insert = (content: Parameters<Editor['commands']['insertContent']>[0]) =>
    editor.chain().focus().insertContent(content).run();
  const add = async (file: File) => {
    try {
      const { id, name, contentType } = await addFile(file);
      const isPicture = contentType.startsWith('image/');
      const alt = isPicture ? (window.prompt(t`Was zeigt das Bild? (für alle, die es nicht sehen)`, '') ?? '') : '';
      insert(
        isPicture ? { type: 'picture', attrs: { file: id, alt } } : { type: 'fileLink', attrs: { file: id, name } },
      );
    } catch (error) {
      showSnackbar(errorMessage(error));
    }
  };
  const addVideo = () => {
    const link = window.prompt(t`Adresse des Videos bei YouTube`, 'https://');
    if (!link || link === 'https://') return;
    const known = videoAddressIn(link);
    if (known) insert({ type: 'video', attrs: { link: known } });
    else showSnackbar(msg`Das ist keine Adresse eines Videos bei YouTube.`);
  };
  return (
    <>
      <Tool icon={Table2} label={t`Tabelle`} isOn={false} onClick={() => insertTable(editor)} />
      <FileTool icon={ImageIcon} label={t`Bild`} accept="image/*" onPick={add} />
      <FileTool icon={Paperclip} label={t`Datei`} onPick={add} />
      <Tool icon={Clapperboard} label={t`Video`} isOn={false} onClick={addVideo} />
      <TableTools editor={editor} />
    </>
  );
}

const cell = (type: string) => ({ type, content: [{ type: 'paragraph' }] });
const row = (type: string) => ({ type: 'tableRow', content: [cell(type), cell(type), cell(type)] });
const emptyTable = { type: 'table', content: [row('tableHeader'), row('tableCell'), row('tableCell')] };

/** Inserts a table and moves the cursor into its first cell. */
function insertTable(editor: Editor): void {
  editor.chain().focus().insertContent(emptyTable).run();
  let start: number | undefined;
  editor.state.doc.nodesBetween(0, editor.state.selection.from, (node, at) => {
    if (node.type.name === 'table') start = at;
  });
  // Enters the table, its row, its cell and its paragraph.
  if (start !== undefined)
    editor
      .chain()
      .focus()
      .setTextSelection(start + 4)
      .run();
}

/** Shown only while the cursor is in a table. */
function TableTools({ editor }: Readonly<{ editor: Editor }>) {
  const isInTable = useEditorState({ editor, selector: ({ editor: now }) => now.isActive('table') });
  if (!isInTable) return null;
  const run = (command: typeof addRowAfter) => () =>
    editor
      .chain()
      .focus()
      .command((({ state, dispatch }) => command(state, dispatch)) satisfies Command)
      .run();
  const looks = 'min-h-9 rounded-sm px-2 text-xs text-ink-soft hover:bg-sunken max-md:min-h-touch';
  return (
    <span className="flex flex-wrap gap-0.5 border-l border-line pl-1">
      <button type="button" className={looks} onClick={run(addRowAfter)}>
        <Trans>+ Zeile</Trans>
      </button>
      <button type="button" className={looks} onClick={run(addColumnAfter)}>
        <Trans>+ Spalte</Trans>
      </button>
      <button type="button" className={looks} onClick={run(deleteRow)}>
        <Trans>Zeile weg</Trans>
      </button>
      <button type="button" className={looks} onClick={run(deleteColumn)}>
        <Trans>Spalte weg</Trans>
      </button>
      <button type="button" className={looks} onClick={run(deleteTable)}>
        <Trans>Tabelle weg</Trans>
      </button>
    </span>
  );
}

type FileToolProps = Readonly<{
  icon: typeof Paperclip;
  label: string;
  accept?: string;
  onPick: (file: File) => Promise<void>;
}>;

function FileTool({ icon, label, accept, onPick }: FileToolProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Tool icon={icon} label={label} isOn={false} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        tabIndex={-1}
        aria-hidden="true"
        accept={accept}
        className="hidden"
        onChange={({ target }) => {
          const file = target.files?.[0];
          target.value = '';
          if (file) void onPick(file);
        }}
      />
    </>
  );
}
