import type { Plugin } from 'vite';

/** A file that only passes on what another one has: `export{S as FactsOfWeek}from"./start-D9FoknGa.js";`. */
const passing = /^export\s*\{([^}]*)\}\s*from\s*["'`]\.\/([^"'`]+)["'`];?\s*$/;

/**
 * Rolldown makes a file for each part that is fetched later, even where the part lies in a file with others: a hundred bytes, with a
 * kilobyte of headers and a place in the line. Whoever fetches one fetches the file behind it.
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
