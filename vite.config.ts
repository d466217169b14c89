import path from 'node:path';
import { transformAsync } from '@babel/core';
import { lingui } from '@lingui/vite-plugin';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { firstFonts, keptFiles } from './query-api/client/kept-files.ts';
import { licenceFiles } from './query-api/client/licences.ts';
import { movementModels } from './query-api/client/movement-models.ts';
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
];

type ModuleInfo = Readonly<{ importedIds: readonly string[] }> | null;
type Graph = Readonly<{ getModuleInfo: (id: string) => ModuleInfo }>;

/** Parts of the start page, which come when they are first shown: its frame, and the cards that most people have. */
const startPage = [
  ...['signed-in-frame', 'bar-tools', 'search-field', 'profile-menu', 'dashboard/dashboard-page'].map(
    (part) => `app/${part}`,
  ),
  ...['notifications/bell/bell', 'quotas/quota-bar', 'quotas/quota-card', 'product/chat-slot'],
  ...[
    'sessions/upload-dialog',
    'administration/support/support-banner',
    'invitations/pending-invitations',
    'subscriptions/payment-notice',
  ],
  ...['goal-that-presses', 'own-goals-card'].map((card) => `goals/dashboard/${card}`),
  ...['unread-posts', 'own-groups-card'].map((card) => `groups/dashboard/${card}`),
  ...['news/dashboard/latest-news', 'presentations/dashboard/newest-decks'],
  ...['next-element', 'ongoing-seminars'].map((card) => `participation/overview/${card}`),
  ...['facts-of-week', 'unread-feedback', 'next-step-card', 'score-over-time', 'score-parts', 'recent-sessions'].map(
    (card) => `sessions/dashboard/${card}`,
  ),
];

/**
 * Makes two files: `first` for every page, and `start` for the start page alone. Shared modules would otherwise become ninety small
 * files. Rolldown calls each `test` before the first `name`, so `known` is complete by then.
 */
function firstAndStart() {
  const known = new Set<string>();
  let groups: Readonly<Record<'first' | 'start', ReadonlySet<string>>> | undefined;
  const reachedFrom = (parts: readonly string[], graph: Graph) => {
    const found = new Set(
      parts.map((part) => {
        const id = path.resolve(import.meta.dirname, 'web', `${part}.tsx`);
        if (!known.has(id)) throw new Error(`the start page has no ${part}`);
        return id;
      }),
    );
    // The loop also visits the ids that it adds.
    for (const id of found) for (const next of graph.getModuleInfo(id)?.importedIds ?? []) found.add(next);
    return found;
  };
  return {
    test(id: string) {
      known.add(id);
      return !id.includes('node_modules');
    },
    name(id: string, graph: Graph) {
      if (!groups) {
        const earlier = reachedFrom(['app/main', 'users/login-page'], graph);
        const start = [...reachedFrom(startPage, graph)].filter((one) => !earlier.has(one));
        groups = { first: reachedFrom(['app/main'], graph), start: new Set(start) };
      }
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
