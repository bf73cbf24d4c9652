import { fileURLToPath } from 'node:url'
import { defineConfig, mergeConfig } from 'vitest/config'
import { inBrowserLike } from './vitest.shared.ts'

const installed = (name: string) => fileURLToPath(new URL(`node_modules/${name}`, import.meta.url))

/** Runs the component tests with React 18, the oldest version that we support. */
export default mergeConfig(
  defineConfig({
    resolve: {
      alias: [
        { find: /^react(?=\/|$)/, replacement: installed('react-18') },
        { find: /^react-dom(?=\/|$)/, replacement: installed('react-dom-18') },
      ],
    },
    test: {
      name: 'react-18',
      include: ['src/{components,ui}/**/*.test.tsx'],
      setupFiles: ['./vitest.react-18.setup.ts'],
      sequence: { setupFiles: 'list' },
    },
  }),
  inBrowserLike,
)
