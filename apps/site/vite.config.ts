import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { sourceConditions } from '../../vitest.shared.ts'
import { frontPage } from './scripts/front-page-plugin.ts'

/** What comes as one file, however many screens share parts of it: many small ones take longer to arrive. */
const FILES = [
  // What every address needs.
  { name: 'start', tags: ['$initial' as const], priority: 3 },
  { name: 'create-http', test: /sdk-core\/src\/(contract|http|session|platform|errors)\//, priority: 2 },
  { name: 'vendors', test: /sdk-core\/src\/vendors\//, priority: 1 },
  { name: 'parts', test: /react\/src\/(shared|provider|messages|root)\//, minShareCount: 3 },
]

export default defineConfig({
  ...sourceConditions,
  plugins: [react(), frontPage()],
  build: {
    target: 'es2022',
    // Inlined assets would need `data:` in the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: { codeSplitting: { groups: FILES } },
    },
  },
})
