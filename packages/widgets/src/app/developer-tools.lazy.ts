import { type LazyModule, lazyModule } from '@vowkit/sdk-core'

/** Tools for developers of a page. They load on development machines and with the attribute `debug` only. */
export const developerTools: LazyModule<typeof import('./developer-tools.ts')> = lazyModule(
  () => import('./developer-tools.ts'),
)
