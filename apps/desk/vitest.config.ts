import react from '@vitejs/plugin-react'
import { defineConfig, mergeConfig } from 'vitest/config'
import { patience, sourceConditions, workers } from '../../vitest.shared.ts'

export default mergeConfig(
  sourceConditions,
  defineConfig({
    plugins: [react()],
    test: {
      name: 'desk',
      environment: 'happy-dom',
      // Creates the windows of frames without loading their pages, which would log an error for each frame.
      environmentOptions: {
        happyDOM: { settings: { enableIframePageLoading: true, navigation: { disableChildFrameNavigation: true } } },
      },
      isolate: false,
      unstubGlobals: true,
      restoreMocks: true,
      include: ['src/**/*.test.{ts,tsx}'],
      setupFiles: ['./vitest.setup.ts'],
      ...patience,
      ...workers,
    },
  }),
)
