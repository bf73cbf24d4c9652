import { parsePrompt, type SceneSpec } from '@vowkit/illustrator'
import { CATALOGUE, type CatalogueVendor } from './catalogue.ts'

/** Pixels across. The smaller one is for lists, the larger one for galleries. */
export const PICTURE_WIDTHS = { list: 480, gallery: 960 }

const VENDORS: ReadonlyMap<string, CatalogueVendor> = new Map(CATALOGUE.map((vendor) => [vendor.slug, vendor]))

/** What a vendor's picture is drawn from, in their styles and colours; null for one they do not have. The first is number 1. */
export function sceneOf(slug: string, number: number): SceneSpec | null {
  const vendor = VENDORS.get(slug)
  const prompt = vendor?.pictures[number - 1]
  if (!vendor || prompt === undefined) return null
  return parsePrompt(prompt, { styles: vendor.styles, referencePalettes: [vendor.palette], salt: slug })
}

/** Where a picture is served, below the API's host. */
export function picturePath({ slug }: Pick<CatalogueVendor, 'slug'>, number: number, width: number): string {
  return `/catalogue/${slug}/${number}-${width}.webp`
}
