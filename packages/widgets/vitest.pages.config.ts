import { configDefaults, defineConfig } from 'vitest/config'
import { patience, workers } from '../../vitest.shared.ts'

const isLong = process.env.VOWKIT_LONG === '1'

/** Configures the tests that run the built files on embedding pages in a real browser. */
export default defineConfig({
  test: {
    name: 'widgets-pages',
    root: import.meta.dirname,
    include: ['test/{pages,browsers}/**/*.test.ts', 'scripts/**/*.test.ts'],
    exclude: [...configDefaults.exclude, ...(isLong ? [] : ['**/*.long.test.ts'])],
    globalSetup: ['test/pages/build-once.ts', 'test/browsers/install-browsers.ts'],
    ...patience,
    ...workers,
  },
})
