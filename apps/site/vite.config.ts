import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { sourceConditions } from '../../vitest.shared.ts'
import { pages } from './scripts/pages-plugin.ts'

/** Modules that are bundled into one file, even if not every screen needs all of them. Many small files load slower. */
const FILES = [
  // Code that runs first, and styles that any screen may need: one file each.
  {
    name: 'entry',
    test: inFolders(
      'site/(index.html|src/(entry|start/|shared/(scene/)?[^/]+\\.css))',
      'react/src/styles/(tokens|toast)\\.css',
      'vite/preload-helper',
    ),
    priority: 5,
  },
  // Styles of the couple's screens, most of which share them.
  {
    name: 'dashboard-style',
    test: inFolders('react/src/styles/(dialog|vendor-cards|profile)\\.css', 'features/dashboard-frame/[^/]+\\.css'),
    priority: 5,
  },
  // Code that every page needs.
  { name: 'start', tags: ['$initial' as const], priority: 4 },
  // Code that the front page shares with other screens that send no request.
  {
    name: 'outside-link',
    test: inFolders(
      'site/src/shared/outside-link',
      'sdk-core/src/contract/shared/redirects',
      'lucide-react/dist/esm/icons/external-link',
    ),
    priority: 4,
  },
  { name: 'spanish-names', test: inFolders('sdk-core/src/contract/inspiration-board/spanish'), priority: 4 },
  // Code of all screens that send requests.
  {
    name: 'create-http',
    test: inFolders(
      // Excludes calls that only some screens make.
      'sdk-core/src/(contract/(?!(vision|vendors|leads|chat|magic-link|assistant|inspiration-board)/)|http|session|platform/(?!browser/popup)|errors|shared/|account/(create-dashboard|categories|failure))',
    ),
    priority: 3,
  },
  // Small modules that at least two screens share.
  {
    name: 'parts',
    test: inFolders(
      'react/src/(shared|provider|messages/(common|use-messages)|root|ui/(dialog|alert|button|icon|lazy-component|link)|components/[^/]+/[^/]+\\.lazy\\.|hooks/use-config)',
      'site/src/shared/(failed-notice|load-failed|login-failure|use-|return)',
      'sdk-core/src/account/(wedding-date|google\\.)',
      'nanostores/computed',
      'lucide-react/dist/esm/icons/(store|chevron-down|check|search|lock|message-circle)\\.',
    ),
    minShareCount: 2,
    priority: 2,
  },
  // Excludes what every signed-in screen calls.
  { name: 'vendors', test: inFolders('sdk-core/src/(contract/)?vendors/(?!has-waiting-scans)'), priority: 1 },
  {
    name: 'vision',
    test: inFolders(
      'sdk-core/src/(contract/)?vision/',
      'react/src/messages/(account|board|coach|credits|demo|draft|images|vision)',
    ),
    minShareCount: 2,
    priority: 1,
  },
  {
    name: 'cards',
    test: inFolders('react/src/components/vendor-card/', 'react/src/hooks/use-(vendor-page|conversation)'),
  },
]

/** Matches modules below any of these folders or path prefixes. */
function inFolders(...beginnings: string[]): RegExp {
  return new RegExp(`/(${beginnings.join('|')})`)
}

export default defineConfig({
  ...sourceConditions,
  plugins: [react(), pages()],
  // Workers load the vocabulary of the visitor's language on demand.
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    // Inlined assets would need `data:` in the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // The first file imports the second after the first paint. Both are part of every page.
      input: ['index.html', 'src/main.tsx'],
      output: { codeSplitting: { groups: FILES } },
    },
  },
})
