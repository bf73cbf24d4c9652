import { mergeConfig, type ViteUserConfig } from 'vitest/config'
import { patience, sourceConditions, workers } from '../../vitest.shared.ts'

/** The tests' surroundings, whatever React they run on. */
export const inBrowserLike: ViteUserConfig = mergeConfig(sourceConditions, {
  test: {
    environment: 'happy-dom',
    isolate: false,
    unstubGlobals: true,
    restoreMocks: true,
    setupFiles: ['./vitest.setup.ts'],
    ...patience,
    ...workers,
  },
})
