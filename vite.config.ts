import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { transformAsync } from '@babel/core';
import { lingui } from '@lingui/vite-plugin';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { firstFonts, keptFiles } from './query-api/client/kept-files.ts';
import { licenceFiles } from './query-api/client/licences.ts';
import { movementModels } from './query-api/client/movement-models.ts';
import { withoutPassingFiles } from './query-api/client/passing-files.ts';
import { catalogueOf } from './web/lib/catalogues.ts';

// Vite 8 has no Babel in it, and the packages that bring it back exclude Node 20.
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

/** Code that every page needs comes in one file: each file costs a kilobyte of headers, and only six are fetched at a time. */
const together = [
  {
    name: 'base',
    test: /node_modules[\\/](?:react|react-dom|scheduler|@tanstack[\\/](?:react-query|query-core)|@lingui|valtio|proxy-compare|wouter|regexparam|use-sync-external-store|@messageformat)[\\/]|web[\\/]lib[\\/]leave-guards/,
    priority: 3,
  },
  // Forms, and the page for signing in, which most people see first.
  {
    name: 'forms',
    test: /web[\\/]users[\\/](?:login|auth|text-link|to-login|onward|voice)|web[\\/]lib[\\/](?:use-\w*-?form|no-eval)|web[\\/]ui[\\/](?:app-)?(?:text-field|text-input|form-error|alert)|node_modules[\\/]react-hook-form/,
    priority: 2,
  },
  // Windows, menus and tabs, which nobody sees before they are signed in.
  {
    name: 'overlays',
    test: /web[\\/]ui[\\/](?:form[\\/]form-dialog|tabs|dialog|confirm-dialog|dropdown-menu|more-menu|leave-guard|invite-result|popover|tooltip)|node_modules[\\/](?:@radix-ui[\\/]react-(?:menu|tabs|collection|dismissable-layer|dialog|focus-scope|focus-guards|popper|popover|roving-focus|dropdown-menu|arrow|portal)|@floating-ui|react-remove-scroll|react-remove-scroll-bar|react-style-singleton|aria-hidden|use-callback-ref|use-sidecar)[\\/]/,
    priority: 2,
  },
  { name: 'icons', test: /node_modules[\\/]lucide-react[\\/]/, minShareCount: 8, priority: 4 },
  // The declarations of every screen: its address, its entry in the menu, its words for errors.
  { name: 'areas', test: /web[\\/](?:areas|app[\\/]all-areas)\.ts$/, priority: 1 },
  {
    name: 'shared',
    // Without tables, texts from the editor, and the pieces that bring contracts of talks along: the first page shows none.
    test: /web[\\/](?:app|public|ui[\\/](?!dense-table|use-table|column-chooser|(?:form[\\/])?rich-text|written-text|long-text|linked-video)|lib[\\/](?!upload|use-dashboard|help-topics|measure-names))/,
    minShareCount: 8,
    priority: 1,
  },
  firstAndStart(),
  // By who needs them: as a file of its own an icon costs three times its size in headers.
  {
    name: 'more-icons',
    test: /node_modules[\\/]lucide-react[\\/]/,
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: 4_000,
  },
];

type ModuleInfo = Readonly<{ importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] }> | null;
type Graph = Readonly<{ getModuleInfo: (id: string) => ModuleInfo }>;

/** Whoever is signed in sees these around each page: they are fetched by the frame, when it is known who that is. */
const frame = ['app/page-frame.tsx', 'app/top-bar.tsx', 'app/signed-in-frame.tsx'];
const web = path.join(import.meta.dirname, 'web');
const door = /[\\/]for-others\.ts$/;

/** The cards that an area declares for the start page. */
function cardsOf(area: string): readonly string[] {
  const [, cards = ''] = /\n {2}dashboard: \[(.*?)\n {2}\]/s.exec(readFileSync(area, 'utf8')) ?? [];
  return [...cards.matchAll(/import\('([^']+)'\)/g)].map(([, card = '']) => path.resolve(area, '..', card));
}

/**
 * Makes two files: `first` for every page, and `start` for the frame and the start page. Shared modules would otherwise become ninety
 * small files. Rolldown calls each `test` before the first `name`, so the graph is complete by then.
 */
function firstAndStart() {
  let groups: Readonly<Record<'first' | 'start', ReadonlySet<string>>> | undefined;
  const reachedFrom = (parts: readonly string[], graph: Graph) => {
    const found = new Set(parts);
    // The loop also visits the ids that it adds. A page uses few of the parts that a door offers, so doors are left out.
    for (const id of found)
      for (const next of graph.getModuleInfo(id)?.importedIds ?? []) if (!door.test(next)) found.add(next);
    return found;
  };
  const groupsOf = (graph: Graph) => {
    const [main, login] = ['app/main.tsx', 'users/login-page.tsx'].map((part) => path.join(web, part)) as [
      string,
      string,
    ];
    const areas = readdirSync(web)
      .map((name) => path.join(web, name, 'area.ts'))
      .filter((file) => existsSync(file));
    const parts = frame.flatMap((part) => graph.getModuleInfo(path.join(web, part))?.dynamicallyImportedIds ?? []);
    const earlier = reachedFrom([main, login], graph);
    const cards = areas.flatMap(cardsOf);
    if (cards.length === 0) throw new Error('no area declares a card for the start page');
    const start = reachedFrom([...parts, path.join(web, 'app/dashboard/dashboard-page.tsx'), ...cards], graph);
    return { first: reachedFrom([main], graph), start: new Set([...start].filter((one) => !earlier.has(one))) };
  };
  return {
    test: (id: string) => !id.includes('node_modules'),
    name(id: string, graph: Graph) {
      groups ??= groupsOf(graph);
      if (groups.first.has(id)) return 'first';
      return groups.start.has(id) ? 'start' : null;
    },
    priority: 1,
    includeDependenciesRecursively: false,
  };
}

/** A door does nothing by itself: a page that imports from it gets what it names, and nothing else. */
const moduleSideEffects = (id: string) => !/[\\/]web[\\/][a-z]+[\\/]for-others\.ts$/.test(id);

export default defineConfig({
  root: 'web',
  plugins: [
    macros,
    react(),
    tailwindcss(),
    lingui({ failOnMissing: true }),
    withoutPassingFiles,
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
