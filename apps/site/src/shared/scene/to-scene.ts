import { parsePrompt, type SceneSpec } from '@vowkit/illustrator'
import type { WeddingStyle } from '@vowkit/sdk-core/contract'
import type { Season } from './season.ts'
import { stylePalette } from './style-palette.ts'

/** The choices of a couple that their scene depends on. */
export interface SceneWish {
  /** In the order they were chosen. */
  styles: readonly WeddingStyle[]
  season?: Season
}

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

const LIGHT_OF: Readonly<Record<Season, SceneSpec['lightName']>> = {
  spring: 'midday',
  summer: 'golden',
  autumn: 'golden',
  winter: 'fog',
}
const SNOWLESS: readonly SceneSpec['setting'][] = ['beach', 'coast', 'mission']

/**
 * Returns the scene for the couple's choices. The last chosen style decides the setting, and the last three styles
 * share the palette. The season changes golden-hour light, but neither dusk nor candlelight.
 */
export function toScene({ styles, season }: SceneWish): SceneSpec {
  const lead = styles.at(-1)
  const spec = parsePrompt(lead ? WORDS[lead] : FIRST, {
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
