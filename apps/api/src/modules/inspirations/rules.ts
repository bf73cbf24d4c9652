import { DAY } from '../../platform/units.ts'

export const inspirationRules = {
  /** Maximum inspirations that one account can create. */
  inspirationsPerAccount: { max: 200, windowMs: DAY },
  /** Maximum changes of inspirations with new images by one account. */
  changesWithImagesPerAccount: { max: 200, windowMs: DAY },
  /** Maximum images whose colours one request reads, for images that were stored before colours were read. */
  palettesPerRequest: 5,
}
