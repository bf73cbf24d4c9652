import { mergeConfig, type ViteUserConfig } from 'vitest/config'
import { patience, sourceConditions, workers } from '../../vitest.shared.ts'

/** The test environment for all React versions. */
export const inBrowserLike: ViteUserConfig = mergeConfig(sourceConditions, {
  test: {
    environment: 'happy-dom',
    // Links that open a tab must not send requests.
    environmentOptions: { happyDOM: { settings: { navigation: { disableChildPageNavigation: true } } } },
    isolate: false,
    unstubGlobals: true,
    restoreMocks: true,
    setupFiles: ['./vitest.setup.ts'],
    ...patience,
    ...workers,
  },
})
