import type { Plugin } from 'vite';

/** A file that only re-exports from another one: `export{S as FactsOfWeek}from"./start-D9FoknGa.js";`. */
const passing = /^export\s*\{([^}]*)\}\s*from\s*["'`]\.\/([^"'`]+)["'`];?\s*$/;

/**
 * Removes files that only re-export. Rolldown makes one for each lazily loaded part, even if the part is in a shared file. Such a
 * file has a hundred bytes but costs a request with a kilobyte of headers. Importers load the shared file directly instead.
 */
export const withoutPassingFiles: Plugin = {
  name: 'without-passing-files',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const chunks = Object.values(bundle).filter((part) => part.type === 'chunk');
      const used = new Set(chunks.flatMap(({ imports }) => imports));
      for (const { fileName, code } of chunks) {
        const [, names, behind] = passing.exec(code) ?? [];
        if (names === undefined || behind === undefined || used.has(fileName)) continue;
        const [folder, name] = [fileName.slice(0, fileName.lastIndexOf('/') + 1), fileName.split('/').at(-1) ?? ''];
        const members = names.split(',').map((pair) => {
          const [inside = '', outside = inside] = pair.trim().split(/\s+as\s+/);
          return `${outside}:m.${inside}`;
        });
        for (const chunk of chunks) {
          if (!chunk.code.includes(name)) continue;
          chunk.code = chunk.code
            .replaceAll(`import(\`./${name}\`)`, `import(\`./${behind}\`).then(m=>({${members.join()}}))`)
            .replaceAll(fileName, `${folder}${behind}`);
          chunk.dynamicImports = chunk.dynamicImports.map((one) => (one === fileName ? `${folder}${behind}` : one));
        }
        delete bundle[fileName];
      }
    },
  },
};
