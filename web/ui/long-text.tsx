import { Trans } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { isRichText } from '#domain/kernel/written.ts';
import { textTruncation } from '#domain/product/contract/screen-limits.ts';
import { WrittenText } from './written-text.tsx';

type LongTextProps = Readonly<{ text: string; className?: string }>;

/** Cuts a long text at a word, with a button for the rest. */
export function LongText({ text, className }: LongTextProps) {
  const [isOpen, setOpen] = useState(false);
  const short = shortened(text);
  return (
    <p className={className}>
      {isOpen ? text : short} {short !== text && <Unfold isOpen={isOpen} setOpen={setOpen} />}
    </p>
  );
}

/** Like `LongText`, for a text that may come from the editor; its headings are those of `topHeading` 2. */
export function LongWrittenText({ text, className }: LongTextProps) {
  const [isOpen, setOpen] = useState(false);
  const short = useMemo(() => (isRichText(text) ? beginningOf(text) : shortened(text)), [text]);
  return (
    <div className={className}>
      <WrittenText text={isOpen ? text : short} topHeading={2} />
      {short !== text && <Unfold isOpen={isOpen} setOpen={setOpen} />}
    </div>
  );
}

type UnfoldProps = Readonly<{ isOpen: boolean; setOpen: (isOpen: boolean) => void }>;

const Unfold = ({ isOpen, setOpen }: UnfoldProps) => (
  <button
    type="button"
    aria-expanded={isOpen}
    className="min-h-6 text-sm text-primary underline underline-offset-4 print:hidden"
    onClick={() => setOpen(!isOpen)}
  >
    {isOpen ? <Trans>Weniger zeigen</Trans> : <Trans>Mehr zeigen</Trans>}
  </button>
);

function shortened(text: string, most = textTruncation): string {
  const letters = [...text];
  if (letters.length <= most) return text;
  const cut = letters.slice(0, most).join('');
  return `${cut.replace(/\s+\S*$/, '')} …`;
}

/** The beginning of the text, with its formatting. Returns a short text unchanged. */
function beginningOf(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const texts = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  let room = textTruncation;
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const text = node.textContent ?? '';
    const letters = [...text].length;
    if (letters > room) {
      node.textContent = shortened(text, room);
      removeAfter(node, body);
      return body.innerHTML;
    }
    room -= letters;
  }
  return html;
}

function removeAfter(last: Node, root: Node) {
  for (let node: Node | null = last; node && node !== root; node = node.parentNode)
    while (node.nextSibling) node.parentNode?.removeChild(node.nextSibling);
}
