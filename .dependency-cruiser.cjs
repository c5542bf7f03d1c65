const SPEC = '\\.spec\\.tsx?$';
const KERNEL = '^backend/src/platform/kernel/';
// the demo and the command line use the modules, as their users do: they are parts of the app
const MODULE = '^backend/src/(?!platform/|demo/|command-line/)[^/]+/';
const APP = '^backend/src/(demo/|command-line/|[^/]+\\.ts$)';
const FRONT_DOOR = '^backend/src/[^/]+/index\\.ts$';
const MODULE_LIST = '^backend/src/app\\.module\\.ts$';

const NPM = ['npm', 'npm-dev', 'npm-no-pkg', 'npm-unknown'];

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

module.exports = {
  forbidden: [
    forbid(
      'contracts-import-neither-side',
      'Contracts depend on neither the backend nor the frontend.',
      { path: '^contracts/' },
      { path: '^(backend|frontend)/' },
    ),
    forbid(
      'backend-and-frontend-apart',
      'What both sides need belongs in the contracts.',
      // a browser test starts the server as backend/test does
      { path: '^(backend|frontend)/', pathNot: '^frontend/test/' },
      { path: '^(backend|frontend)/', pathNot: '^$1/' },
    ),
    forbid(
      'modules-through-their-front-door',
      'Another module is met through its index.ts only: its event types and what it offers.',
      { path: '^backend/src/(?!platform/|demo/|command-line/)([^/]+)/' },
      { path: MODULE, pathNot: ['^backend/src/$1/', FRONT_DOOR] },
    ),
    forbid(
      'app-through-front-doors',
      'main.ts, app.module.ts, the demo and the command line meet modules through their index.ts only.',
      { path: APP },
      { path: MODULE, pathNot: FRONT_DOOR },
    ),
    forbid(
      'platform-knows-no-module',
      'The platform serves every module and knows none.',
      { path: '^backend/src/platform/', pathNot: SPEC },
      { path: '^backend/src/', pathNot: '^backend/src/platform/' },
    ),
    forbid(
      'kernel-imports-nothing',
      'The kernel is types and pure functions; it imports itself and the catalogue of messages.',
      { path: KERNEL, pathNot: SPEC },
      { pathNot: [KERNEL, '^contracts/src/index\\.ts$'] },
    ),
    forbid(
      'domain-is-pure',
      'A domain imports itself, the kernel, the vocabulary and a list of words: no framework, no database.',
      { path: '^backend/src/([^/]+)/domain/', pathNot: SPEC },
      { pathNot: ['^backend/src/$1/domain/', KERNEL, '^contracts/src/index\\.ts$', '/@zxcvbn-ts/language-common/'] },
    ),
    forbid(
      'reads-know-events-only',
      'Queries and projections know events, states and rules; never commands, nor the decisions behind them.',
      { path: ['^backend/src/[^/]+/(queries|projections)/', '\\.projection\\.ts$'], pathNot: SPEC },
      { path: ['/commands/', '^backend/src/[^/]+/domain/(?!evolve\\.ts$)[^/.]+\\.ts$'] },
    ),
    forbid(
      'records-know-no-queries',
      'Queries read what persistence stores and shows; persistence needs none of them.',
      { path: '^backend/src/[^/]+/persistence/', pathNot: SPEC },
      { path: '^backend/src/[^/]+/queries/' },
    ),
    forbid(
      'nothing-imports-reporting',
      'Reporting reads what others wrote; nobody needs it.',
      { path: '^backend/src/', pathNot: ['^backend/src/reporting/', MODULE_LIST] },
      { path: '^backend/src/reporting/' },
    ),
    forbid(
      'nothing-imports-the-audit',
      'The audit looks at what others recorded: what checks a module must not be something that module needs.',
      { path: '^backend/src/', pathNot: ['^backend/src/(audit|backup|command-line)/', MODULE_LIST, SPEC] },
      { path: '^backend/src/audit/' },
    ),
    forbid(
      'features-do-not-cross',
      'Pages compose features; what two features want goes to ui, lib or api.',
      { path: '^frontend/src/features/([^/]+)/' },
      { path: '^frontend/src/features/', pathNot: '^frontend/src/features/$1/' },
    ),
    forbid(
      'layers-api-ui-lib',
      'api, ui and lib serve features and know nothing above them.',
      { path: '^frontend/src/(api|ui|lib)/', pathNot: SPEC },
      { path: '^frontend/src/(features|pages|app)/' },
    ),
    forbid(
      'layers-features',
      'Features know neither pages nor the app.',
      { path: '^frontend/src/features/', pathNot: SPEC },
      { path: '^frontend/src/(pages|app)/' },
    ),
    forbid(
      'layers-pages',
      'Pages do not know the app.',
      { path: '^frontend/src/pages/', pathNot: SPEC },
      { path: '^frontend/src/app/' },
    ),
    forbid(
      'layers-site',
      'The public site is a client of its own: of the application it knows what serves both.',
      { path: '^frontend/src/site/', pathNot: SPEC },
      { path: '^frontend/src/(pages|app)/' },
    ),
    forbid(
      'nothing-imports-the-site',
      'What the application wants of the public site goes to ui, lib or api.',
      { path: '^frontend/src/', pathNot: ['^frontend/src/(site|testing)/', SPEC] },
      { path: '^frontend/src/site/' },
    ),
    forbid(
      'the-site-is-light',
      'A first visit loads little: React, its router and form library, styles and icons; no component or state library.',
      { path: '^frontend/src/site/', pathNot: SPEC },
      {
        dependencyTypes: NPM,
        pathNot: 'node_modules/(@types/)?(react|react-dom|react-router-dom|react-hook-form|@emotion|lucide-react)/',
      },
    ),
    forbid('no-cycles', 'Two files that need each other are one, or want a third.', {}, { circular: true }),
    forbid(
      'no-tests-in-production',
      'Production code uses neither specs nor what helps them.',
      { path: '^(contracts|backend|frontend)/src/', pathNot: [SPEC, '^frontend/src/testing/'] },
      { path: [SPEC, '^(backend|frontend)/test/', '^frontend/src/testing/'] },
    ),
    forbid(
      'resolvable',
      'An import leads somewhere; to built code also before it is built.',
      {},
      { couldNotResolve: true, pathNot: '/dist/' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(contracts|backend|frontend)/dist/' },
    tsPreCompilationDeps: true,
    parser: 'swc',
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.d.ts', '.js', '.mjs', '.cjs', '.json'],
    },
  },
};
