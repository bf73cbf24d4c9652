import { composeScene, editScene, type ParseOptions, parsePrompt, type SceneSpec, seedOf } from '@vowkit/illustrator'
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
  /** What the couple has said about the place. If it names a venue, the scene is there instead of at that of the style. */
  place?: ScenePlace
  /** How near the wedding day is. If it is set, the scene shows the stage instead of the last style. */
  stage?: SceneStage
  /** The couple's latest vision, whose venue, arch, flowers and colours the stage shows. */
  vision?: SceneVision
}

export interface ScenePlace {
  /** A place, or the prompt of a vision. */
  text: string
  /** The language of the site. The text is English or in this language. */
  language: 'en' | 'es'
}

export interface SceneVision {
  prompt: string
  /** The prompts of its edits, oldest first. */
  edits: readonly string[]
  /** The language of the site. The prompts are English or in this language. */
  language: 'en' | 'es'
}

/** The stages of a scene that grows with the countdown, from an empty garden to the evening after the wedding. */
export type SceneStage = 'early' | 'budding' | 'blooming' | 'day' | 'after'

type Vocabularies = NonNullable<ParseOptions['vocabularies']>

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
  early: 'garden ceremony at sunrise, wooden arch, few flowers, wooden chairs',
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
 * add things, and change nothing else. A wish with a vision needs the vocabularies of its language.
 */
export function toScene(wish: SceneWish, vocabularies: Vocabularies = []): SceneSpec {
  const { styles, season, categories = [], budget, place, stage, vision } = wish
  if (stage) return toStage(stage, styles, vision && drawVision(vision, vocabularies))
  const lead = styles.at(-1)
  const words = lead ? WORDS[lead] : FIRST
  const brought = [...new Set(categories.flatMap((title) => BROUGHT_BY[title] ?? []))].slice(-MAX_BROUGHT)
  const added = new Set([...brought, ...(budget ? BOUGHT_FOR[budget] : [])])
  const options = { seed: seedOf(words), references: [{ palette: mixPalettes(styles) }] }
  const styled = parsePrompt([words, ...added].join(', '), { ...options, styles: lead ? [lead] : [] })
  const spec = place ? moveTo(place, styled, options, vocabularies) : styled
  return {
    ...spec,
    season: seasonAt(spec.setting, season ?? spec.season),
    lightName: season && spec.lightName === 'golden' ? LIGHT_OF[season] : spec.lightName,
    decor: { ...spec.decor, framing: spec.decor.framing && !['beach', 'coast'].includes(spec.setting) },
  }
}

/** Moves a scene to the venue that a text names. */
function moveTo(
  { text }: ScenePlace,
  spec: SceneSpec,
  options: Parameters<typeof composeScene>[1],
  vocabularies: Vocabularies,
): SceneSpec {
  const isVenue = ({ kind }: { kind: string }) => kind === 'venue'
  const venue = parsePrompt(text, { vocabularies }).description.facts.find(isVenue)
  if (!venue) return spec
  const facts = [venue, ...spec.description.facts.filter((fact) => !isVenue(fact))]
  return composeScene({ ...spec.description, facts }, options)
}

/** Returns the scene of a stage with the arch, the flowers and the colours of a vision, at the venue that it names. */
function toStage(stage: SceneStage, styles: readonly WeddingStyle[], vision?: SceneSpec): SceneSpec {
  const references = [{ palette: mixPalettes(styles) }]
  const spec = parsePrompt(STAGES[stage], { references })
  if (!vision) return spec
  const venue = vision.description.facts.find(({ kind }) => kind === 'venue')
  const facts = spec.description.facts.map((fact) => (fact.kind === 'venue' ? (venue ?? fact) : fact))
  const staged = composeScene({ ...spec.description, facts }, { seed: spec.seed, references })
  const hasNamedArch = vision.description.facts.some(({ kind }) => kind === 'structure')
  return {
    ...staged,
    palette: vision.palette,
    // The stage decides how many flowers there are, unless the couple wants none.
    florals: { ...vision.florals, density: vision.florals.density === 0 ? 0 : staged.florals.density },
    arch: hasNamedArch ? vision.arch : staged.arch,
  }
}

/** Returns the scene of a vision after its edits. */
function drawVision({ prompt, edits }: SceneVision, vocabularies: Vocabularies): SceneSpec {
  return edits.reduce(
    (scene, edit) => editScene(scene, edit, vocabularies).scene,
    parsePrompt(prompt, { vocabularies }),
  )
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
