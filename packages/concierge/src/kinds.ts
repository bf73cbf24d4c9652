import type { CategoryFact } from './catalogue.ts'
import { findPhrase, memoize, wordsIn } from './words.ts'

interface Kind {
  /** Alternative names of a vendor category. */
  names: readonly string[]
  /** Words for a part of a vendor category, such as "barn" for venues. These words narrow the search. */
  details: readonly string[]
}

const kind = (names: string, details = ''): Kind => ({ names: split(names), details: split(details) })
const split = (text: string) => text.split(', ').filter(Boolean)

/** The names that couples use for vendor categories, by the lower-case title of the category. */
const KINDS = {
  venues: kind(
    'venue, place to get married, place for our wedding, reception hall, event space, wedding location, place to marry',
    'barn, vineyard, winery, ballroom, estate, chapel, lighthouse, loft, greenhouse, farm, mansion, rooftop, beach, redwoods, orchard, ocean, sea view, view, outdoor, outdoors, indoor, waterfront, garden',
  ),
  photographers: kind(
    'photographer, photography, photos, photo, pictures, photograph, camera',
    'engagement shoot, elopement, portraits, film photography, polaroid',
  ),
  videographers: kind(
    'videographer, videography, video, filmmaker, cinematographer, wedding film, movie',
    'drone, super 8, livestream',
  ),
  florists: kind(
    'florist, flowers, flower, floral, florals, floristry',
    'bouquet, peonies, roses, dried flowers, centerpieces, boutonniere, arch, garland, dahlias, orchids, greenery, petals',
  ),
  caterers: kind(
    'caterer, catering, food, dinner, meal, menu, meals, chef, eat, lunch',
    'vegan, vegetarian, halal, kosher, gluten free, buffet, tacos, barbecue, bbq, pizza, paella, oysters, brunch, food truck, family style',
  ),
  bar: kind(
    'bar, bartender, bartending, drinks, drink, alcohol, mobile bar, mixologist',
    'cocktails, cocktail, mocktails, wine, beer, champagne, coffee, whiskey, margaritas',
  ),
  cakes: kind(
    'cake, cakes, wedding cake, baker, bakery, dessert, desserts, sweets, pastry',
    'cupcakes, macarons, donuts, pie, chocolate, buttercream, croquembouche, gluten free cake, vegan cake',
  ),
  'djs & bands': kind(
    'dj, djs, disc jockey, live band, live bands, band, music, musician, musicians, live music, entertainment, singer, playlist',
    'string quartet, quartet, jazz, mariachi, swing, acoustic, violin, harp, soul, karaoke, brass',
  ),
  planners: kind(
    'planner, planning, wedding planner, coordinator, coordination, organizer, organiser',
    'day of, month of, full planning, elopement planning, destination',
  ),
  'hair & makeup': kind(
    'hair, makeup, make up, hairstylist, hairdresser, beauty, mua, hair stylist, makeup artist',
    'nails, airbrush, braids, updo, lashes, barber',
  ),
  attire: kind(
    'attire, dress, dresses, wedding dress, gown, outfit, clothes, clothing, suit, suits, tuxedo, tux, tailor',
    'bridal, veil, bridesmaid dresses, alterations, saree, kimono, lehenga, jumpsuit',
  ),
  stationery: kind(
    'stationery, stationer, invitations, invitation, invites, invite, save the dates, save the date',
    'calligraphy, calligrapher, letterpress, signage, place cards, menus, programs',
  ),
  rentals: kind(
    'rentals, rental, rent, equipment, furniture, hire furniture',
    'tent, tents, marquee, chairs, tables, linens, tableware, dance floor, lighting, lights, heaters, arches',
  ),
  transport: kind(
    'transport, transportation, car, cars, driver, shuttle, chauffeur, get away car, ride',
    'limo, limousine, bus, vintage car, coach, trolley, carriage, boat',
  ),
  officiants: kind(
    'officiant, officiants, celebrant, minister, priest, rabbi, pastor, imam, marry us, someone to marry us, vows',
    'bilingual, spanish, interfaith, secular, courthouse',
  ),
  jewellers: kind(
    'jeweller, jeweler, jewellery, jewelry, rings, ring, wedding bands, wedding band, wedding ring, engagement ring',
    'diamond, gold, platinum, sapphire, earrings, necklace',
  ),
} satisfies Record<string, Kind>

/** The lower-case titles of the known vendor categories. */
export type KindTitle = keyof typeof KINDS

const kindsByTitle = new Map<string, Kind>(Object.entries(KINDS))

/** The words of all category names. Typos are corrected to these words. */
export const KIND_WORDS: readonly string[] = Object.values(KINDS).flatMap(({ names, details }) =>
  [...names, ...details].flatMap(wordsIn),
)

export interface FoundKinds {
  ids: number[]
  /** The words that narrow the search within the categories. */
  details: string[]
  /** The words that belong to no category name. */
  rest: string[]
}

/** All names of all vendor categories, longest name first. */
const phrasesOf = memoize((categories: readonly CategoryFact[]) =>
  categories
    .flatMap(({ id, title }) => {
      const { names, details } = kindsByTitle.get(title.toLowerCase()) ?? { names: [], details: [] }
      return [
        ...[title, ...names].map((text) => ({ id, phrase: wordsIn(text), isDetail: false })),
        ...details.map((text) => ({ id, phrase: wordsIn(text), isDetail: true })),
      ]
    })
    .sort((a, b) => b.phrase.length - a.phrase.length),
)

/** Finds the vendor categories that a question names, in order of appearance. */
export function findKinds(words: readonly string[], categories: readonly CategoryFact[]): FoundKinds {
  const rest: string[] = [...words]
  const named: { id: number; at: number }[] = []
  const hinted: { id: number; at: number; text: string }[] = []
  for (const { id, phrase, isDetail } of phrasesOf(categories)) {
    const at = findPhrase(rest, phrase)
    if (at < 0) continue
    if (isDetail) hinted.push({ id, at, text: phrase.join(' ') })
    else named.push({ id, at })
    // Replaces the matched words with gaps, so that the positions of all other words stay the same.
    rest.fill('', at, at + phrase.length)
  }
  const order = (a: { at: number }, b: { at: number }) => a.at - b.at
  const ids = (named.length > 0 ? named : hinted).sort(order).map(({ id }) => id)
  return { ids: [...new Set(ids)], details: hinted.sort(order).map(({ text }) => text), rest: rest.filter(Boolean) }
}
