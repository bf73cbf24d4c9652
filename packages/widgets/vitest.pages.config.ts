import { defineConfig } from 'vitest/config'

/** The built files on pages of strangers, in a real browser seen from outside. */
export default defineConfig({
  test: {
    name: 'widgets-pages',
    root: import.meta.dirname,
    include: ['test/pages/**/*.test.ts'],
    globalSetup: 'test/pages/build-once.ts',
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
