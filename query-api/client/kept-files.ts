import { createHash } from 'node:crypto';
import path from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

/** Screens that must work without a network: the shell, the frame of signed-in people, the recorder and the sign-in. */
const screens = ['app/main', 'app/signed-in-frame', 'recorder/recorder-page', 'users/login-page'];
/** Folders whose lazily loaded parts these screens need. Lazy parts of other folders need the server anyway. */
const partsOf = /^(?:app|ui|recorder)\//;
/** Large parts that recording does not need: VR rooms and cameras that see hands. */
const leftOut = /^recorder\/(?:vr|camera-movement)\//;
/** Modules that import everything: an `area.ts` imports all pages of the area, `locale.ts` all catalogues. */
const namesAll = /(?:^|\/)(?:area|locale)\.ts$/;
/** The fonts that every page needs. */
export const firstFonts = /-german-english-.*\.woff2$/;
const always = ['/', '/early.js', '/icon.svg', '/manifest.webmanifest'];

/**
 * Adds `service-worker.js` to the client. It caches the files that `/liverecorder` needs to open and record without a network:
 * those of the modules of these screens, and of the parts that these load later.
 */
export const keptFiles = (root: string, catalogueOf: (area: string) => string): Plugin => ({
  name: 'kept-files',
  generateBundle: {
    order: 'post',
    async handler(_options, bundle) {
      const files = [
        ...always,
        ...filesOf(bundle, entries({ root, catalogueOf, infoOf: (id) => this.getModuleInfo(id) })),
      ].sort();
      const contents = createHash('sha256');
      for (const part of Object.values(bundle)) contents.update(part.type === 'chunk' ? part.code : part.source);
      const source = await workerSource(root, files, contents.digest('hex').slice(0, 16));
      this.emitFile({ type: 'asset', fileName: 'service-worker.js', source });
    },
  },
});

type Info = Readonly<{ importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] }> | null;

type Graph = Readonly<{ root: string; catalogueOf: (area: string) => string; infoOf: (id: string) => Info }>;

/** The modules of the screens and their lazy parts, and the catalogues of both. */
function entries({ root, catalogueOf, infoOf }: Graph): ReadonlySet<string> {
  const folder = `${path.join(root, 'web')}${path.sep}`;
  const inWeb = (id: string) => id.replace(folder, '').replaceAll(path.sep, '/');
  const found = new Set(screens.map((screen) => `${folder}${screen}.tsx`));
  const modules = new Set(found);
  // Both loops also visit what they add.
  for (const id of modules) {
    const { importedIds = [], dynamicallyImportedIds = [] } = infoOf(id) ?? {};
    const later = partsOf.test(inWeb(id)) && !namesAll.test(id) ? dynamicallyImportedIds : [];
    const parts = later.filter((part) => part.startsWith(folder) && !leftOut.test(inWeb(part)));
    for (const part of parts) found.add(part);
    for (const next of [...importedIds, ...parts]) modules.add(next);
  }
  const areas = new Set([...found].map((id) => catalogueOf(inWeb(id).split('/')[0] ?? '')));
  for (const locale of ['de', 'en']) {
    for (const area of ['.', ...areas]) found.add(path.join(folder, area, 'locales', `${locale}.po`));
    found.add(path.join(folder, 'locales', `${locale}.po?first`));
  }
  return found;
}

/** The files that contain these modules, and the files that those import. */
function filesOf(bundle: Bundle, modules: ReadonlySet<string>): readonly string[] {
  const chunks = Object.values(bundle).filter((part): part is Chunk => part.type === 'chunk');
  const found = new Set(
    chunks.filter(({ moduleIds }) => moduleIds.some((id) => modules.has(id))).map(({ fileName }) => fileName),
  );
  for (const name of found) {
    const part = bundle[name];
    if (part?.type === 'chunk') for (const next of part.imports) found.add(next);
  }
  const others = Object.keys(bundle).filter((name) => name.endsWith('.css') || firstFonts.test(name));
  return [...found, ...others].map((name) => `/${name}`);
}

async function workerSource(root: string, files: readonly string[], version: string): Promise<string> {
  const built = (await build({
    configFile: false,
    root: path.join(root, 'web'),
    publicDir: false,
    logLevel: 'error',
    define: { KEPT_FILES: JSON.stringify(files), KEPT_VERSION: JSON.stringify(version) },
    build: {
      write: false,
      lib: { entry: path.join(root, 'web/app/without-network/service-worker.ts'), formats: ['iife'], name: 'worker' },
    },
  })) as readonly Rolldown.RolldownOutput[];
  const code = built[0]?.output[0]?.code;
  if (!code) throw new Error('the service worker was not built');
  return code;
}
