import { type LazyModule, lazyModule } from '@vowkit/sdk-core'

/** The check of an element's attributes. It loads on development machines and with the attribute `debug` only. */
export const attributeCheck: LazyModule<typeof import('./check-attributes.ts')> = lazyModule(
  () => import('./check-attributes.ts'),
)
