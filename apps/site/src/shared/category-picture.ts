/** The file of each category's picture, by the category's title. */
const FILES: Readonly<Record<string, string>> = {
  Venues: 'category-venues',
  Photographers: 'category-photographers',
  Videographers: 'category-videographers',
  Florists: 'category-florists',
  Caterers: 'category-caterers',
  Bar: 'category-bar',
  Cakes: 'category-cakes',
  'DJs & Bands': 'category-music',
  Planners: 'category-planners',
  'Hair & Makeup': 'category-beauty',
  Attire: 'category-attire',
  Stationery: 'category-stationery',
  Rentals: 'category-rentals',
  Transport: 'category-transport',
  Officiants: 'category-officiants',
  Jewellers: 'category-jewellers',
}

/** Of every category's picture, in pixels. */
export const CATEGORY_PICTURE = { width: 400, height: 300 } as const

/** Every category's picture, `/img/{file}.webp`. */
export const CATEGORY_FILES: readonly string[] = Object.values(FILES)

/** The address of the picture of a category; `null` for one that is not known here. */
export function categoryPicture(title: string): string | null {
  const file = FILES[title]
  return file === undefined ? null : `/img/${file}.webp`
}
