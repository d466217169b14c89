import { callOrReturn, Extension, getExtensionField, mergeAttributes, Node } from '@tiptap/core';
import { tableEditing } from '@tiptap/pm/tables';

declare module '@tiptap/core' {
  interface NodeConfig {
    /** The node's role in prosemirror-tables. */
    tableRole?: string;
  }
}

const cellAttributes = { colspan: { default: 1 }, rowspan: { default: 1 }, colwidth: { default: null } };
/** Cells cannot be merged, so these attributes are not rendered. */
const cellOf = (name: string, tag: string, tableRole: string) =>
  Node.create({
    ...{ name, tableRole, content: 'block+', isolating: true },
    addAttributes: () =>
      Object.fromEntries(Object.entries(cellAttributes).map(([key, of]) => [key, { ...of, rendered: false }])),
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
  });

const Table = Node.create({
  ...{ name: 'table', group: 'block', tableRole: 'table', content: 'tableRow+', isolating: true },
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: () => ['table', ['tbody', 0]],
  addProseMirrorPlugins: () => [tableEditing()],
});
const TableRow = Node.create({
  ...{ name: 'tableRow', tableRole: 'row', content: '(tableCell | tableHeader)*' },
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: () => ['tr', 0],
});
const TableRoles = Extension.create({
  name: 'tableRoles',
  extendNodeSchema(extension) {
    const context = { name: extension.name, options: extension.options, storage: extension.storage };
    return { tableRole: callOrReturn(getExtensionField(extension, 'tableRole', context)) };
  },
});

type AddressOf = (fileId: string) => string | undefined;

/** A picture, stored as the id of its file. `addressOf` gives its current address. */
const pictureOf = (addressOf: AddressOf) =>
  Node.create({
    ...{ name: 'picture', group: 'block', draggable: true, atom: true },
    addAttributes: () => ({ file: { default: '' }, alt: { default: '' } }),
    parseHTML: () => [
      {
        tag: 'img[data-file]',
        getAttrs: (node) => ({ file: node.getAttribute('data-file'), alt: node.getAttribute('alt') }),
      },
    ],
    renderHTML: ({ node: { attrs } }) => [
      'img',
      { 'data-file': attrs.file, alt: attrs.alt, src: addressOf(String(attrs.file)) },
    ],
  });

/** A link in the text that saves a file. */
const FileLink = Node.create({
  ...{ name: 'fileLink', group: 'inline', inline: true, atom: true },
  addAttributes: () => ({ file: { default: '' }, name: { default: '' } }),
  parseHTML: () => [
    {
      tag: 'a[data-file]',
      priority: 100,
      getAttrs: (node) => ({ file: node.getAttribute('data-file'), name: node.textContent }),
    },
  ],
  renderHTML: ({ node: { attrs } }) => ['a', mergeAttributes({ 'data-file': attrs.file }), String(attrs.name)],
});

/** A YouTube video, stored by its address. The editor shows only the address. */
const Video = Node.create({
  ...{ name: 'video', group: 'block', atom: true },
  addAttributes: () => ({ link: { default: '' } }),
  parseHTML: () => [{ tag: 'figure[data-video]', getAttrs: (node) => ({ link: node.getAttribute('data-video') }) }],
  renderHTML: ({ node: { attrs } }) => ['figure', { 'data-video': attrs.link }],
});

/** The nodes of a page other than text: tables, pictures, files, videos. */
export const pageNodes = (addressOf: AddressOf) => [
  ...[Table, TableRow, TableRoles, FileLink, Video, pictureOf(addressOf)],
  ...[cellOf('tableCell', 'td', 'cell'), cellOf('tableHeader', 'th', 'header_cell')],
];
