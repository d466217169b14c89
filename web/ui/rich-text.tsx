import { createElement, type ReactNode, useMemo } from 'react';

const known = ['p', 'br', 'strong', 'em', 'u', 's', 'a', 'ul', 'ol', 'li', 'h2', 'h3', 'blockquote'];

/** What somebody wrote in the editor: built anew from the tags that we know, so that nothing else can come in. */
export function RichText({ html }: Readonly<{ html: string }>) {
  const content = useMemo(() => {
    const { body } = new DOMParser().parseFromString(html, 'text/html');
    return childrenOf(body);
  }, [html]);
  return <div className="rich-text wrap-anywhere">{content}</div>;
}

const childrenOf = (node: Node): ReactNode[] => Array.from(node.childNodes, (child, place) => shown(child, place));

function shown(node: Node, key: number): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent;
  if (!(node instanceof Element)) return null;
  const tag = node.tagName.toLowerCase();
  if (!known.includes(tag)) return childrenOf(node);
  if (tag === 'br') return <br key={key} />;
  // Headings of a post stand below its title.
  const shownTag = tag === 'h2' ? 'h4' : tag === 'h3' ? 'h5' : tag;
  return createElement(shownTag, { key, ...(tag === 'a' && linkOf(node)) }, ...childrenOf(node));
}

function linkOf(node: Element) {
  const href = node.getAttribute('href') ?? '';
  return /^(https?:|mailto:)/i.test(href) ? { href, target: '_blank', rel: 'noopener noreferrer nofollow' } : {};
}
