/**
 * Who may import whom; the one place where it is written. Tests and files outside `src` are bound only by the two rules
 * that hold everywhere: no relative path leaves its package, and of our packages only public entries are imported.
 *
 * @typedef {object} Area
 * @property {string[][]} [layers] Folders of `src` from the bottom up. A folder imports itself and the layers below it,
 *   never a sibling of its own layer. `name/*` makes every folder in `name` a sibling. Folders that no layer names lie
 *   below all layers and may import each other. Of two units that a path lies in, the longer one counts. Files of `src` itself import everything, as its entries do.
 * @property {string[]} [doors] The files of a sibling that may be imported after all.
 * @property {Record<string, string[]>} [packages] The packages a folder and what is in it may import, by its path in `src`;
 *   the first that fits counts, and `*` stands for all others.
 *   `name:*` and `name/*` allow whatever begins with it. Without `packages`, everything but our own is allowed.
 * @property {string[]} [ours] Our own packages' entries that may be imported, where `packages` is absent.
 * @property {Record<string, string[]>} [values] The only values (types are free) that may be imported from a package.
 * @property {{ files: RegExp, openTo: string }} [typesOnly] Files of `src` of which only types may be imported, except in a folder.
 * @property {boolean} [isLazyDeclared] Whether only `*.lazy.ts(x)` files may load a file by `import()`.
 * @property {string[]} [loaders] Files of `src` that may do so as well.
 * @property {string[]} [single] Libraries of which only named parts are imported, never the whole.
 */

/** The areas of the core, each an entry of its own. */
const AREAS = ['account', 'assistant', 'vision', 'vendors', 'chat', 'leads', 'magic-link'].map(
  (area) => `@vowkit/sdk-core/${area}`,
)

/** What components are made from. */
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
      ['account', 'vendors', 'vision', 'chat', 'leads', 'assistant', 'magic-link'],
      ['client'],
      ['testing'],
      ['index.ts'],
    ],
    packages: { contract: ['zod/mini'], '*': ['nanostores'] },
    isLazyDeclared: true,
    // Schemas bring their validator along; the client loads generated readers instead.
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
      // What the widgets below share.
      ['components'],
      [
        'components/vision-generator',
        'components/wedding-assistant',
        'components/vendor-card-grid',
        'components/magic-link-vendors',
      ],
    ],
    isLazyDeclared: true,
    packages: { '*': REACT, 'ui/carousel': [...REACT, 'embla-carousel'] },
    single: ['lucide-react'],
  },
  'packages/widgets': {
    packages: {
      app: ['@vowkit/react', '@vowkit/react/*', '@vowkit/sdk-core', '@r2wc/react-to-web-component', 'preact', 'react'],
      element: ['@vowkit/sdk-core', '@r2wc/core'],
      elements: ['@vowkit/react', '@vowkit/react/*', ...AREAS, 'virtual:first-view/*'],
      types: ['@vowkit/sdk-core', ...AREAS, 'react', 'preact', 'vue', 'svelte/elements'],
      '*': ['@vowkit/react', '@vowkit/react/*', '@vowkit/sdk-core', '@vowkit/sdk-core/readers', ...AREAS, 'react'],
    },
    values: {
      '@vowkit/sdk-core': ['createClient', 'hasStoredSession', 'lazyModule', 'sharedClient'],
      ...Object.fromEntries(AREAS.map((area) => [area, []])),
      '@vowkit/sdk-core/magic-link': ['fetchMagicLink'],
      '@vowkit/sdk-core/vendors': ['fetchVendorPage', 'plainText'],
      '@vowkit/sdk-core/assistant': ['wasOpen'],
    },
  },
  'packages/illustrator': { packages: { '*': ['node:*', 'sharp'] } },
  'packages/concierge': { packages: { '*': ['@vowkit/sdk-core/contract'] } },
  'apps/api': {
    layers: [['images'], ['providers'], ['http'], ['modules/*'], ['demo'], ['testing']],
    doors: ['service.ts'],
    ours: ['@vowkit/sdk-core/contract', '@vowkit/concierge', '@vowkit/illustrator', '@vowkit/illustrator/*'],
  },
  'apps/site': {
    layers: [['start'], ['shared'], ['features/*'], ['routes'], ['spanish']],
    isLazyDeclared: true,
    // The route table and its layouts load screens, and the entry loads all the rest.
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
}
