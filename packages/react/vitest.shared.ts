import { mergeConfig, type ViteUserConfig } from 'vitest/config'
import { patience, sourceConditions, workers } from '../../vitest.shared.ts'

/** The test environment for all React versions. */
export const inBrowserLike: ViteUserConfig = mergeConfig(sourceConditions, {
  test: {
    environment: 'happy-dom',
    // Prevents links that open a tab from sending requests.
    environmentOptions: { happyDOM: { settings: { navigation: { disableChildPageNavigation: true } } } },
    isolate: false,
    unstubGlobals: true,
    restoreMocks: true,
    setupFiles: ['./vitest.setup.ts'],
    ...patience,
    ...workers,
  },
})
