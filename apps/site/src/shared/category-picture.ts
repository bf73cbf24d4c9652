/** The image file of each vendor category, by the title of the category. */
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

/** The size of a category image, in pixels: twice the size at which the search screen shows it. */
export const CATEGORY_PICTURE = { width: 552, height: 414 } as const

/** The image files of all categories: `/img/{file}.webp`. */
export const CATEGORY_FILES: readonly string[] = Object.values(FILES)

/** The URL of a category's image, or `null` if the category has none. */
export function categoryPicture(title: string): string | null {
  const file = FILES[title]
  return file === undefined ? null : `/img/${file}.webp`
}
