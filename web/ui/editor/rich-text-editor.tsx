import { useLingui } from '@lingui/react/macro';
import { type Editor, EditorContent, useEditor, useEditorState } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { Bold, Heading2, Italic, Link2, List, ListOrdered, Quote } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { isRichText } from '#domain/kernel/written.ts';
import type { ShownFile } from '../rich-text.tsx';
import { fromMarkdown, fromPlainText, isMarkdown } from './from-markdown.ts';
import { pageNodes } from './page-nodes.ts';
import { type AddFile, PageTools } from './page-tools.tsx';
import { Tool } from './tool.tsx';

type RichTextEditorProps = Readonly<{
  id: string;
  value: string;
  onChange: (html: string) => void;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: true | undefined;
  label: string;
  /** Set for pages, which may also have tables, pictures, files and videos. */
  page?: EditorPage | undefined;
}>;

export type EditorPage = Readonly<{ files: readonly ShownFile[]; addFile: AddFile }>;

/** Edits the HTML that `RichText` shows. It needs a large package: load it on demand. */
export default function RichTextEditor({ value, onChange, label, page, ...control }: RichTextEditorProps) {
  const written = useRef(value);
  // Addresses of files by id. A file added in this window is known before `page` is fetched again.
  const files = useRef(new Map<string, string>());
  for (const { id, url } of page?.files ?? []) files.current.set(id, url);
  const addFile: AddFile | undefined =
    page &&
    (async (file) => {
      const added = await page.addFile(file);
      files.current.set(added.id, added.url);
      return added;
    });
  const editor = useEditor({
    content: asHtml(value),
    // The server's policy allows no style element.
    injectCSS: false,
    extensions: [
      StarterKit.configure({
        heading: { levels: [2, 3] },
        code: false,
        codeBlock: false,
        horizontalRule: false,
        link: { openOnClick: false, defaultProtocol: 'https', protocols: ['http', 'https', 'mailto'] },
      }),
      ...(page ? pageNodes((id) => files.current.get(id)) : []),
    ],
    editorProps: {
      handlePaste: (view, event) => {
        const text = event.clipboardData?.getData('text/plain') ?? '';
        if (event.clipboardData?.types.includes('text/html') || !isMarkdown(text)) return false;
        return view.pasteHTML(fromMarkdown(text));
      },
      attributes: {
        id: control.id,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        ...(control['aria-describedby'] && { 'aria-describedby': control['aria-describedby'] }),
        ...(control['aria-invalid'] && { 'aria-invalid': 'true' }),
        class:
          'rich-text whitespace-pre-wrap min-h-40 max-h-[50vh] overflow-y-auto px-3 py-2.5 outline-none wrap-anywhere',
      },
    },
    onUpdate: ({ editor: changed }) => {
      written.current = changed.isEmpty ? '' : changed.getHTML();
      onChange(written.current);
    },
  });
  // The form was reset, or took over what somebody else saved.
  useEffect(() => {
    if (value === written.current) return;
    written.current = value;
    editor?.commands.setContent(asHtml(value), { emitUpdate: false });
  }, [editor, value]);
  return (
    <div className="rounded-md border border-line-strong bg-surface focus-within:border-primary has-[[aria-invalid]]:border-off">
      {editor && <Toolbar editor={editor} addFile={addFile} />}
      <EditorContent editor={editor} />
    </div>
  );
}

const asHtml = (value: string) => (value === '' || isRichText(value) ? value : fromPlainText(value));

function Toolbar({ editor, addFile }: Readonly<{ editor: Editor; addFile: AddFile | undefined }>) {
  const { t } = useLingui();
  const is = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      bold: now.isActive('bold'),
      italic: now.isActive('italic'),
      heading: now.isActive('heading', { level: 2 }),
      bulletList: now.isActive('bulletList'),
      orderedList: now.isActive('orderedList'),
      blockquote: now.isActive('blockquote'),
      link: now.isActive('link'),
    }),
  });
  const run = () => editor.chain().focus();
  return (
    <div role="toolbar" aria-label={t`Schrift`} className="flex flex-wrap gap-0.5 border-b border-line p-1">
      <Tool icon={Bold} label={t`Fett`} isOn={is.bold} onClick={() => run().toggleBold().run()} />
      <Tool icon={Italic} label={t`Kursiv`} isOn={is.italic} onClick={() => run().toggleItalic().run()} />
      <Tool
        icon={Heading2}
        label={t`Überschrift`}
        isOn={is.heading}
        onClick={() => run().toggleHeading({ level: 2 }).run()}
      />
      <Tool icon={List} label={t`Liste`} isOn={is.bulletList} onClick={() => run().toggleBulletList().run()} />
      <Tool
        icon={ListOrdered}
        label={t`Nummerierte Liste`}
        isOn={is.orderedList}
        onClick={() => run().toggleOrderedList().run()}
      />
      <Tool icon={Quote} label={t`Zitat`} isOn={is.blockquote} onClick={() => run().toggleBlockquote().run()} />
      <LinkTool editor={editor} isOn={is.link} />
      {addFile && <PageTools editor={editor} addFile={addFile} />}
    </div>
  );
}

function LinkTool({ editor, isOn }: Readonly<{ editor: Editor; isOn: boolean }>) {
  const { t } = useLingui();
  const change = () => {
    if (isOn) return void editor.chain().focus().extendMarkRange('link').unsetLink().run();
    const href = window.prompt(t`Adresse des Links`, 'https://');
    if (!href || href === 'https://') return;
    const chain = editor.chain().focus();
    // Without a selection the address itself is the link text.
    if (editor.state.selection.empty)
      chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] });
    else chain.setLink({ href });
    chain.run();
  };
  return <Tool icon={Link2} label={t`Link`} isOn={isOn} onClick={change} />;
}
