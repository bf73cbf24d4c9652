import { mergeConfig, type ViteUserConfig } from 'vitest/config'
import { patience, sourceConditions, workers } from '../../vitest.shared.ts'

/** The tests' surroundings, whatever React they run on. */
export const inBrowserLike: ViteUserConfig = mergeConfig(sourceConditions, {
  test: {
    environment: 'happy-dom',
    // A link that opens a tab asks nobody for its page.
    environmentOptions: { happyDOM: { settings: { navigation: { disableChildPageNavigation: true } } } },
    isolate: false,
    unstubGlobals: true,
    restoreMocks: true,
    setupFiles: ['./vitest.setup.ts'],
    ...patience,
    ...workers,
  },
})
