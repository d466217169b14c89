import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { transformAsync } from '@babel/core';
import { lingui } from '@lingui/vite-plugin';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { firstParts, firstWords } from './query-api/client/first-words.ts';
import { firstFonts, keptFiles } from './query-api/client/kept-files.ts';
import { licenceFiles } from './query-api/client/licences.ts';
import { movementModels } from './query-api/client/movement-models.ts';
import { pageFiles } from './query-api/client/page-files.ts';
import { withoutPassingFiles } from './query-api/client/passing-files.ts';
import { laterParts, reachedFrom } from './query-api/client/reached-modules.ts';
import { catalogueOf } from './web/lib/catalogues.ts';

// Vite 8 has no Babel, and the packages that add it do not support Node 20.
const macros: Plugin = {
  name: 'lingui-macros',
  enforce: 'pre',
  transform: (code, filename) =>
    code.includes('/macro')
      ? transformAsync(code, {
          filename,
          configFile: false,
          sourceMaps: true,
          parserOpts: { plugins: ['typescript', 'jsx'] },
          plugins: ['@lingui/babel-plugin-lingui-macro'],
        }).then((result) => ({ code: result?.code ?? code, map: result?.map ?? null }))
      : undefined,
};

/** Without preloading, a browser asks for fonts only once it has the styles and some text. */
const preloadFonts: Plugin = {
  name: 'preload-fonts',
  transformIndexHtml: {
    order: 'post',
    handler: (_page, { bundle = {} }) =>
      Object.keys(bundle)
        .filter((file) => firstFonts.test(file))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${file}` },
          injectTo: 'head',
        })),
  },
};

const windows =
  /web[\\/]ui[\\/](?:dialog|confirm-dialog|confirm-change|dropdown-menu|more-menu|action-menu|leave-guard|popover-window|tooltip)/;

/** Modules that need large packages. They are bundled with these packages, not with the first pages. */
const withPackages = new RegExp(
  `${windows.source}|web[\\\\/]ui[\\\\/](?:tabs|form[\\\\/]form-dialog|rename-dialog|invite-result)`,
);

/** Groups of modules that pages need together, one file for each: every file costs a kilobyte of headers, and browsers fetch only six at a time. */
const together = [
  {
    name: 'base',
    test: /node_modules[\\/](?:(?:react|react-dom|scheduler|@tanstack[\\/](?:react-query|query-core)|@lingui|valtio|proxy-compare|wouter|regexparam|use-sync-external-store|@messageformat|zod|clsx|class-variance-authority|@radix-ui[\\/]react-(?:slot|compose-refs))[\\/]|lucide-react[\\/]dist[\\/]esm[\\/](?!icons[\\/]))|vite[\\/]preload-helper|web[\\/]lib[\\/]trans\.tsx$/,
    priority: 6,
  },
  firstPages(),
  // Forms, and the page for signing in, which most people see first.
  {
    name: 'forms',
    test: /web[\\/]users[\\/](?:login|auth|text-link|to-login|onward|voice)|web[\\/]lib[\\/]use-\w*-?form|web[\\/]ui[\\/](?:app-)?(?:text-field|text-input|form-error|alert)|node_modules[\\/]react-hook-form/,
    priority: 3,
  },
  // Tabs, and then dialogs and menus, which are loaded only when they are opened.
  {
    name: 'tabs',
    test: /web[\\/]ui[\\/]tabs|node_modules[\\/]@radix-ui[\\/](?:primitive|react-(?:tabs|collection|roving-focus|presence|primitive|context|id|direction|use-\w[\w-]*))[\\/]/,
    priority: 3,
  },
  {
    name: 'overlays',
    test: new RegExp(
      `${windows.source}|node_modules[\\\\/](?:@radix-ui[\\\\/]react-(?:menu|dismissable-layer|dialog|focus-scope|focus-guards|popper|popover|dropdown-menu|arrow|portal)|@floating-ui|react-remove-scroll|react-remove-scroll-bar|react-style-singleton|aria-hidden|use-callback-ref|use-sidecar)[\\\\/]`,
    ),
    priority: 2,
  },
  { name: 'icons', test: /node_modules[\\/]lucide-react[\\/]/, minShareCount: 8, priority: 4 },
  {
    name: 'shared',
    // Leaves out tables, formatted texts and modules that import contracts of sessions, because the first page shows none of them.
    test: /web[\\/](?:app|public|ui[\\/](?!dense-table|use-table|column-chooser|(?:form[\\/])?rich-text|written-text|long-text|linked-video)|lib[\\/](?!upload|use-dashboard|help-topics|measure-names))/,
    minShareCount: 8,
    priority: 1,
  },
  // Grouped by the pages that need them: the headers of a separate file are three times as large as an icon.
  {
    name: 'more-icons',
    test: /node_modules[\\/]lucide-react[\\/]/,
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: 4_000,
  },
];

/** Numbers of other lazy parts of the client that need a module. `many`: it goes to the file `common`; `few`: to `talks`. */
const [many, few] = [6, 2];

/** Modules of the cards that an area declares for the start page. */
function cardsOf(area: string): readonly string[] {
  const [, cards = ''] = /\n {2}dashboard: \[(.*?)\n {2}\]/s.exec(readFileSync(area, 'utf8')) ?? [];
  return [...cards.matchAll(/import\('([^']+)'\)/g)].map(([, card = '']) => path.resolve(area, '..', card));
}

/**
 * Makes one file each for the modules that every page needs first (`first`), the frame of signed-in pages (`frame`), its tools (`tools`),
 * the start page with its cards (`start`), and the report. `common` has modules that many pages share with them; `talks` has modules that a
 * few pages share with the report. Otherwise there would be ninety small files.
 */
function firstPages() {
  const root = import.meta.dirname;
  const reached = (...parts: readonly string[]) =>
    reachedFrom(
      root,
      parts.map((part) => path.resolve(root, 'web', part)),
    );
  const cards = readdirSync(path.join(root, 'web'))
    .map((name) => path.join(root, 'web', name, 'area.ts'))
    .filter((file) => existsSync(file))
    .flatMap(cardsOf);
  if (cards.length === 0) throw new Error('no area declares a card for the start page');
  // A card that opens a dialog is loaded separately.
  const atOnce = cards.filter((card) => ![...reached(card)].some((module) => windows.test(module)));
  // Every page shows the maintenance notice.
  const first = reached('app/main.tsx', 'app/maintenance.tsx');
  const login = reached('users/login-page.tsx');
  const confirmation = reached('ui/confirm-dialog.tsx');
  const frame = reached('app/signed-in-frame.tsx');
  const start = reached('app/dashboard/dashboard-page.tsx', ...atOnce);
  const report = reached('report/session-page.tsx');
  const toolParts = firstParts(root).filter((part) => !cards.includes(part));
  const tools = reachedFrom(root, toolParts);
  const own = new Set([
    ...cards,
    ...toolParts,
    ...['app/dashboard/dashboard-page.tsx', 'report/session-page.tsx'].map((part) => path.join(root, 'web', part)),
  ]);
  const others = laterParts(root)
    .filter((part) => !own.has(part))
    .map((part) => reachedFrom(root, [part]));
  const othersWith = (id: string) => others.filter((one) => one.has(id)).length;
  return {
    test: (id: string) => (!id.includes('node_modules') || id.includes('lucide-react')) && !withPackages.test(id),
    name(id: string) {
      const inFrame = frame.has(id);
      const [inTools, inStart, inReport] = [tools.has(id), start.has(id), report.has(id)];
      const elsewhere = inFrame || inStart || inReport || inTools || confirmation.has(id);
      if (first.has(id) || (login.has(id) && elsewhere)) return 'first';
      if (inFrame) return 'frame';
      if (!inStart && !inReport) return inTools ? 'tools' : null;
      // Shared modules go to a common file, so that other pages need not fetch a whole page for a part of it.
      if ((inReport && (inStart || inTools)) || othersWith(id) >= many) return 'common';
      if (inStart) return 'start';
      return othersWith(id) >= few ? 'talks' : 'report';
    },
    priority: 5,
    includeDependenciesRecursively: false,
  };
}

/** A `for-others.ts` has no side effects, so a page that imports from it gets only the names that it uses. */
const moduleSideEffects = (id: string) => !/[\\/]web[\\/][a-z]+[\\/]for-others\.ts$/.test(id);

export default defineConfig({
  root: 'web',
  plugins: [
    macros,
    react(),
    tailwindcss(),
    lingui({ failOnMissing: true }),
    firstWords(import.meta.dirname),
    withoutPassingFiles,
    pageFiles(import.meta.dirname),
    preloadFonts,
    licenceFiles(import.meta.dirname),
    movementModels(import.meta.dirname),
    keptFiles(import.meta.dirname, catalogueOf),
  ],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    rolldownOptions: { treeshake: { moduleSideEffects }, output: { codeSplitting: { groups: together } } },
  },
  logLevel: 'warn',
});
