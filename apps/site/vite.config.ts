import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { sourceConditions } from '../../vitest.shared.ts'
import { frontPage } from './scripts/front-page-plugin.ts'

export default defineConfig({
  ...sourceConditions,
  plugins: [react(), frontPage()],
  build: {
    target: 'es2022',
    // Inlined assets would need `data:` in the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // What every address needs is one file, however many screens share parts of it.
      output: { codeSplitting: { groups: [{ name: 'start', tags: ['$initial'] }] } },
    },
  },
})
