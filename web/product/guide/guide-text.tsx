import { marked, type Token, type Tokens } from 'marked';
import { Children, type ReactNode, useMemo } from 'react';
import { useSnapshot } from 'valtio';
import { Link } from 'wouter';
import { themeState } from '../../lib/theme-state.ts';
import { pictureAddress } from './guides.ts';

type Section = Readonly<{ id: string; title: string; tokens: readonly Token[] }>;
export type Guide = Readonly<{ title: string; tokens: readonly Token[]; sections: readonly Section[] }>;

const anchor = /<a id="([\w-]+)"><\/a>/;

/** A guide's title, its introduction, and its sections with the ids of the anchors above their headings. */
export function readGuide(text: string): Guide {
  const [before = [], ...rest] = parts(marked.lexer(text));
  const heading = (tokens: readonly Token[]) => (tokens.find(({ type }) => type === 'heading') as Tokens.Heading)?.text;
  const body = (tokens: readonly Token[]) => tokens.filter(({ type }) => type !== 'heading');
  return {
    title: heading(before) ?? '',
    tokens: body(before),
    sections: rest.map(([first, ...tokens]) => ({
      id: anchor.exec(first?.raw ?? '')?.[1] ?? '',
      title: heading(tokens) ?? '',
      tokens: body(tokens),
    })),
  };
}

function parts(tokens: readonly Token[]): Token[][] {
  const found: Token[][] = [[]];
  for (const token of tokens) {
    // The lexer returns an anchor and its heading as two tokens, or as one if there is no empty line between them.
    const begins = token.raw.trimStart().startsWith('<a id=');
    if (begins) found.push([token, ...marked.lexer(token.raw.replace(anchor, '').trim())]);
    else found.at(-1)?.push(token);
  }
  return found;
}

/** A guide's text. Addresses in the product (`/goals`) are links. */
export const GuideText = ({ tokens }: Readonly<{ tokens: readonly Token[] }>) => (
  <div className="rich-text grid gap-3 wrap-anywhere">{nodes(tokens)}</div>
);

const nodes = (tokens: readonly Token[] = []): ReactNode[] => Children.toArray(tokens.map(nodeOf));

function nodeOf(token: Token): ReactNode {
  switch (token.type) {
    case 'paragraph':
      return pictureIn(token as Tokens.Paragraph) ?? <p>{nodes(token.tokens)}</p>;
    case 'list': {
      const { ordered, items } = token as Tokens.List;
      const lines = items.map(({ raw, tokens }) => <li key={raw}>{nodes(tokens)}</li>);
      return ordered ? <ol>{lines}</ol> : <ul>{lines}</ul>;
    }
    case 'strong':
      return <strong>{nodes(token.tokens)}</strong>;
    case 'em':
      return <em>{nodes(token.tokens)}</em>;
    case 'codespan':
      return <Code text={(token as Tokens.Codespan).text} />;
    case 'link':
      // Links to other documents of the repository become plain text.
      return nodes(token.tokens);
    case 'text':
      return (token as Tokens.Text).tokens ? nodes(token.tokens) : (token as Tokens.Text).text;
    default:
      return null;
  }
}

const isPage = (text: string) => /^\/(?!health|metrics|api)/.test(text);

const Code = ({ text }: Readonly<{ text: string }>) =>
  isPage(text) ? (
    <Link href={text}>{text}</Link>
  ) : (
    <code className="rounded-sm bg-sunken px-1 py-0.5 text-sm">{text}</code>
  );

function pictureIn({ tokens }: Tokens.Paragraph): ReactNode {
  const [first] = tokens;
  return first?.type === 'image' && tokens.length === 1 ? <Picture {...(first as Tokens.Image)} /> : undefined;
}

function Picture({ href, text }: Pick<Tokens.Image, 'href' | 'text'>) {
  const { theme } = useSnapshot(themeState);
  const address = useMemo(() => pictureAddress(href, theme), [href, theme]);
  return (
    <img
      src={address}
      alt={text}
      width={1440}
      height={900}
      loading="lazy"
      className="h-auto w-full rounded-md border border-line"
    />
  );
}
