import { parsePrompt, type SceneSpec, seedOf } from '@vowkit/illustrator'
import type { BudgetSymbol, WeddingStyle } from '@vowkit/sdk-core/contract'
import type { Season } from './season.ts'
import { stylePalette } from './style-palette.ts'

/** The choices of a couple that their scene depends on. */
export interface SceneWish {
  /** In the order they were chosen. */
  styles: readonly WeddingStyle[]
  season?: Season
  /** The titles of the chosen vendor categories, in the order they were chosen. */
  categories?: readonly string[]
  budget?: BudgetSymbol
  /** How near the wedding day is. If it is set, the scene shows the stage instead of the last style. */
  stage?: SceneStage
}

/** The stages of a scene that grows with the countdown, from an empty garden to the evening after the wedding. */
export type SceneStage = 'bare' | 'budding' | 'blooming' | 'day' | 'after'

/** The prompt of each style. The prompts name no colours, because each style has its own palette. */
const WORDS: Readonly<Record<WeddingStyle, string>> = {
  Rustic: 'barn ceremony, wooden arch, string lights, roses',
  Classic: 'estate ceremony, columns, roses and peonies',
  Modern: 'loft ceremony, round arch, anemones, ghost chairs',
  Vintage: 'conservatory long tables, candles, roses and ranunculus',
  Boho: 'hills ceremony, triangle arch, pampas and dahlias',
  Romantic: 'garden ceremony, rose arch, lush peonies',
  Glamorous: 'ballroom round tables, chandeliers, candles',
  Garden: 'garden long tables, peonies and roses',
  Country: 'ranch long tables, sunflowers and daisies',
  Industrial: 'loft long tables, string lights, candles',
  Beach: 'beach ceremony, canopy',
  Colorful: 'hacienda courtyard long tables, papel picado, poppies and dahlias',
  Unique: 'rooftop ceremony at dusk, moon gate, orchids',
  DIY: 'garden ceremony, bunting, simple daisies',
  Cultural: 'courtyard ceremony, mandap, lilies',
  Fairytale: 'redwood ceremony at dusk, floral arch, fairy lights',
  Elegant: 'ballroom ceremony, columns, roses, chandeliers',
  Whimsical: 'sailcloth tent ceremony at dusk, moon gate, poppies, string lights',
  Intimate: 'conservatory tablescape, candlelit, roses',
  Casual: 'vineyard long tables, string lights, daisies',
  Cozy: 'barn long tables, candlelit, string lights, dahlias',
  Luxurious: 'estate long tables at dusk, tall centerpieces, candles, lush orchids',
}

/** The prompt before a style is chosen. */
const FIRST = 'vineyard ceremony at golden hour, round arch, roses'
const FIRST_PALETTE = ['#f4c6bb', '#fbf3e2', '#d3808a']

/** What the vendors of a category bring to the scene. Other categories add nothing that an image can show. */
const BROUGHT_BY: Readonly<Record<string, string>> = {
  Photographers: 'photographer',
  Videographers: 'photographer',
  Florists: 'lush flowers',
  Caterers: 'buffet',
  Bar: 'bar',
  'DJs & Bands': 'band',
  Planners: 'welcome sign',
  'Hair & Makeup': 'veil',
  Stationery: 'welcome sign',
  Rentals: 'lanterns',
  Transport: 'vintage car',
  Officiants: 'officiant',
}
/** More things would crowd the scene. The last chosen categories count. */
const MAX_BROUGHT = 4

/** The prompt of each stage. All show the same garden. */
const STAGES: Readonly<Record<SceneStage, string>> = {
  bare: 'garden ceremony in morning fog, wooden arch, no flowers',
  budding: 'garden ceremony at midday, wooden arch, simple daisies',
  blooming: 'garden ceremony at midday, rose arch, lush peonies and roses, white chairs',
  day: 'garden ceremony at golden hour, rose arch, lush peonies and roses, white chairs, the couple and their guests',
  after: 'garden long tables at dusk, lush peonies, candles, string lights',
}

/** What a budget adds to the scene. */
const BOUGHT_FOR: Readonly<Record<BudgetSymbol, readonly string[]>> = {
  $: [],
  $$: ['flower petals'],
  $$$: ['lush flowers', 'flower petals'],
  $$$$: ['lush flowers', 'candles', 'lanterns'],
  $$$$$: ['lush flowers', 'candles', 'lanterns', 'champagne tower'],
}

const LIGHT_OF: Readonly<Record<Season, SceneSpec['lightName']>> = {
  spring: 'midday',
  summer: 'golden',
  autumn: 'golden',
  winter: 'fog',
}
const SNOWLESS: readonly SceneSpec['setting'][] = ['beach', 'coast', 'mission']

/**
 * Returns the scene for the couple's choices. The last chosen style decides the setting, and the last three styles
 * share the palette. The season changes golden-hour light, but neither dusk nor candlelight. Categories and the budget
 * add things, and change nothing else.
 */
export function toScene({ styles, season, categories = [], budget, stage }: SceneWish): SceneSpec {
  if (stage) return parsePrompt(STAGES[stage], { references: [{ palette: mixPalettes(styles) }] })
  const lead = styles.at(-1)
  const words = lead ? WORDS[lead] : FIRST
  const brought = [...new Set(categories.flatMap((title) => BROUGHT_BY[title] ?? []))].slice(-MAX_BROUGHT)
  const added = new Set([...brought, ...(budget ? BOUGHT_FOR[budget] : [])])
  const spec = parsePrompt([words, ...added].join(', '), {
    seed: seedOf(words),
    styles: lead ? [lead] : [],
    references: [{ palette: mixPalettes(styles) }],
  })
  return {
    ...spec,
    season: seasonAt(spec.setting, season ?? spec.season),
    lightName: season && spec.lightName === 'golden' ? LIGHT_OF[season] : spec.lightName,
    decor: { ...spec.decor, framing: spec.decor.framing && !['beach', 'coast'].includes(spec.setting) },
  }
}

/**
 * Returns summer instead of winter for settings on the Californian coast, where it does not snow. There, winter is
 * shown as fog.
 */
function seasonAt(setting: SceneSpec['setting'], season: Season): Season {
  return season === 'winter' && SNOWLESS.includes(setting) ? 'summer' : season
}

function mixPalettes(styles: readonly WeddingStyle[]): string[] {
  const palettes = styles.slice(-3).reverse().map(stylePalette)
  const byRank = [0, 1, 2].flatMap((rank) => palettes.flatMap((palette) => palette[rank] ?? []))
  return palettes.length === 0 ? FIRST_PALETTE : byRank.slice(0, 3)
}
