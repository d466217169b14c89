import { useLingui } from '@lingui/react/macro';
import { createElement, type ReactNode, useMemo } from 'react';
import { videoIdIn } from '#domain/seminars/contract/video-link.ts';
import { useSteadyAddress } from '../lib/steady-address.ts';
import { LinkedVideo } from './linked-video.tsx';

const known = ['p', 'br', 'strong', 'em', 'u', 's', 'a', 'ul', 'ol', 'li', 'h2', 'h3', 'blockquote'];
const ofTables = ['table', 'tbody', 'tr', 'th', 'td'];

export type ShownFile = Readonly<{ id: string; name: string; contentType: string; url: string }>;

type RichTextProps = Readonly<{
  html: string;
  /** The level of its top headings: one below the heading above the text. */
  topHeading?: 2 | 4;
  /** Pictures and files that the text refers to by id. */
  files?: readonly ShownFile[] | undefined;
}>;

type Context = Readonly<{ top: number; files: readonly ShownFile[] }>;
const noFiles: readonly ShownFile[] = [];

/** Shows text from the editor. Only known tags are rebuilt, so that nothing harmful gets in. */
export function RichText({ html, topHeading = 4, files = noFiles }: RichTextProps) {
  const content = useMemo(() => {
    const { body } = new DOMParser().parseFromString(html, 'text/html');
    return childrenOf(body, { top: topHeading, files });
  }, [html, topHeading, files]);
  return <div className="rich-text wrap-anywhere">{content}</div>;
}

const childrenOf = (node: Node, context: Context): ReactNode[] =>
  Array.from(node.childNodes, (child, place) => shown(child, place, context));

function shown(node: Node, key: number, context: Context): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent;
  if (!(node instanceof Element)) return null;
  const tag = node.tagName.toLowerCase();
  if (tag === 'img') return <Picture key={key} node={node} files={context.files} />;
  if (tag === 'figure') return <Video key={key} link={node.getAttribute('data-video') ?? ''} />;
  const children = childrenOf(node, context);
  if (tag === 'table') {
    // Wide tables scroll on their own.
    return (
      <div key={key} className="overflow-x-auto">
        <table>{children}</table>
      </div>
    );
  }
  if (ofTables.includes(tag)) return createElement(tag, { key }, ...children);
  if (!known.includes(tag)) return children;
  if (tag === 'br') return <br key={key} />;
  const { top } = context;
  const shownTag = tag === 'h2' ? `h${top}` : tag === 'h3' ? `h${top + 1}` : tag;
  return createElement(shownTag, { key, ...(tag === 'a' && linkOf(node, context.files)) }, ...children);
}

const fileOf = (node: Element, files: readonly ShownFile[]) =>
  files.find(({ id }) => id === node.getAttribute('data-file'));

function Picture({ node, files }: Readonly<{ node: Element; files: readonly ShownFile[] }>) {
  const file = fileOf(node, files);
  const { address } = useSteadyAddress(file?.url);
  if (!file || !address) return null;
  return <img src={address} alt={node.getAttribute('alt') ?? ''} loading="lazy" className="max-w-full rounded-md" />;
}

function Video({ link }: Readonly<{ link: string }>) {
  const { t } = useLingui();
  const videoId = videoIdIn(link);
  if (!videoId) return null;
  return <LinkedVideo title={t`Video`} link={link} videoId={videoId} className="overflow-hidden rounded-md" />;
}

function linkOf(node: Element, files: readonly ShownFile[]) {
  const file = fileOf(node, files);
  if (file) return { href: file.url, download: file.name };
  const href = node.getAttribute('href') ?? '';
  return /^(https?:|mailto:)/i.test(href) ? { href, target: '_blank', rel: 'noopener noreferrer nofollow' } : {};
}
