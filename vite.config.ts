import { fileURLToPath } from 'node:url';
import { transformAsync } from '@babel/core';
import { lingui } from '@lingui/vite-plugin';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

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

export default defineConfig({
  root: 'web',
  plugins: [macros, react(), tailwindcss(), lingui({ failOnMissing: true })],
  // The same checks as on the server, by the small form of the same library.
  resolve: {
    alias: [{ find: /^zod$/, replacement: fileURLToPath(new URL('web/lib/small-zod.ts', import.meta.url)) }],
  },
  build: { outDir: '../dist/web', emptyOutDir: true },
  logLevel: 'warn',
});
