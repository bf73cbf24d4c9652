import { parsePrompt, type SceneSpec } from '@vowkit/illustrator'
import { CATALOGUE, type CatalogueVendor } from './catalogue.ts'

/** Widths in pixels: the small one is for lists, the large one for galleries. */
export const IMAGE_WIDTHS = { list: 480, gallery: 960 }

const VENDORS: ReadonlyMap<string, CatalogueVendor> = new Map(CATALOGUE.map((vendor) => [vendor.slug, vendor]))

/** Returns the scene of a vendor's image, or `null` if the vendor has no such image. Numbers start at 1. */
export function sceneOf(slug: string, number: number): SceneSpec | null {
  const vendor = VENDORS.get(slug)
  const image = vendor?.images[number - 1]
  if (!vendor || image === undefined) return null
  const { prompt, show } = typeof image === 'string' ? { prompt: image, show: undefined } : image
  const scene = parsePrompt(prompt, { styles: vendor.styles, references: [{ palette: vendor.palette }], salt: slug })
  return show ? { ...scene, comp: show } : scene
}

/** The path of an image on the API's host. */
export function imagePath({ slug }: Pick<CatalogueVendor, 'slug'>, number: number, width: number): string {
  return `/catalogue/${slug}/${number}-${width}.webp`
}
