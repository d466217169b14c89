import { createElement, type ReactNode, useMemo } from 'react';

const known = ['p', 'br', 'strong', 'em', 'u', 's', 'a', 'ul', 'ol', 'li', 'h2', 'h3', 'blockquote'];

type RichTextProps = Readonly<{
  html: string;
  /** The level of its own headings: one below what stands above it. */
  topHeading?: 2 | 4;
}>;

/** What somebody wrote in the editor: built anew from the tags that we know, so that nothing else can come in. */
export function RichText({ html, topHeading = 4 }: RichTextProps) {
  const content = useMemo(() => {
    const { body } = new DOMParser().parseFromString(html, 'text/html');
    return childrenOf(body, topHeading);
  }, [html, topHeading]);
  return <div className="rich-text wrap-anywhere">{content}</div>;
}

const childrenOf = (node: Node, top: number): ReactNode[] =>
  Array.from(node.childNodes, (child, place) => shown(child, place, top));

function shown(node: Node, key: number, top: number): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent;
  if (!(node instanceof Element)) return null;
  const tag = node.tagName.toLowerCase();
  const children = childrenOf(node, top);
  if (!known.includes(tag)) return children;
  if (tag === 'br') return <br key={key} />;
  const shownTag = tag === 'h2' ? `h${top}` : tag === 'h3' ? `h${top + 1}` : tag;
  return createElement(shownTag, { key, ...(tag === 'a' && linkOf(node)) }, ...children);
}

function linkOf(node: Element) {
  const href = node.getAttribute('href') ?? '';
  return /^(https?:|mailto:)/i.test(href) ? { href, target: '_blank', rel: 'noopener noreferrer nofollow' } : {};
}
