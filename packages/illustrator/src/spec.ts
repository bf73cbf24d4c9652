import {
  CONCEPTS,
  type SceneDescription,
  type SeatName,
  type StructureName,
  type VenueName,
} from '@vowkit/understanding'

/** The venues of a wedding, in the order of the vocabulary. */
export const SETTING_NAMES = CONCEPTS.venue
export type SettingName = VenueName

export const COMPOSITION_NAMES = [
  'scene',
  'aisle',
  'side',
  'circle',
  'above',
  'portrait',
  'dance-floor',
  'long-tables',
  'round-tables',
  'tablescape',
  'empty',
] as const
export const STILL_LIFE_NAMES = [
  'bouquet',
  'cake',
  'stationery',
  'music',
  'attire',
  'transport',
  'jewellery',
  'bar',
  'beauty',
  'officiant',
  'cake-plain',
  'cake-cut',
  'cake-tower',
  'cake-bridge',
  'planners-desk',
  'goldsmiths-bench',
  'rings-on-sand',
  'loose-stones',
  'ring-box',
  'necklace',
  'henna',
  'calligraphy',
  'zine',
  'labels',
  'map',
  'banquet',
  'boil',
  'fruit-drinks',
] as const
/** Scenes that illustrate a vendor's trade. No prompt selects these scenes. The demo catalogue names them. */
export const TRADE_NAMES = [
  'photographer-view-camera',
  'photographer-pair',
  'photographer-studio',
  'photographer-ceremony',
  'photographer-headland',
  'photographer-family',
  'film-viewfinder',
  'film-kitchen',
  'film-drone',
  'film-screening',
  'film-super8',
  'film-crane',
  'florist-hoop',
  'florist-wreaths',
  'florist-urns',
  'florist-troughs',
  'florist-stall',
  'caterer-fire',
  'caterer-service',
  'caterer-tacos',
  'caterer-garden',
  'baker-pies',
  'bar-punch',
  'bar-car',
  'bar-trailer',
  'bar-cart',
  'music-quartet',
  'music-dj',
  'music-band',
  'music-ceilidh',
  'music-bus',
  'music-jazz',
  'planner-scroll',
  'planner-day',
  'planner-camp',
  'planner-meeting',
  'planner-painter',
  'beauty-barber',
  'beauty-parlor',
  'beauty-braid',
  'beauty-team',
  'attire-tailor',
  'attire-rail',
  'attire-hats',
  'attire-lehengas',
  'attire-washing-line',
  'stationer-press',
  'rental-chairs',
  'rental-linen',
  'rental-plates',
  'rental-lights',
  'ride-van',
  'ride-carriage',
  'ride-shuttle',
  'ride-launch',
  'ride-wagon',
  'rite-broom',
  'rite-chuppah',
  'rite-fire',
  'rite-signing',
  'rite-handfasting',
] as const
export const LIGHT_NAMES = [
  'dawn',
  'morning',
  'golden',
  'midday',
  'overcast',
  'fog',
  'dusk',
  'night',
  'candle',
] as const
export const SEASON_NAMES = ['spring', 'summer', 'autumn', 'winter'] as const
export const ARCH_NAMES: readonly StructureName[] = CONCEPTS.structure
export const CHAIR_NAMES: readonly SeatName[] = CONCEPTS.seat
export const FLOWER_NAMES = [
  'rose',
  'peony',
  'ranunculus',
  'anemone',
  'daisy',
  'sunflower',
  'poppy',
  'hydrangea',
  'dahlia',
  'tulip',
  'orchid',
  'lily',
  'marigold',
  'protea',
  'cherry-blossom',
  'lotus',
  'thistle',
  'delphinium',
  'gypsophila',
  'carnation',
  'wisteria',
  'bougainvillea',
  'jasmine',
  'hibiscus',
  'magnolia',
  'chrysanthemum',
  'daffodil',
  'mimosa',
  'cornflower',
] as const
export const LEAF_NAMES = ['eucalyptus', 'olive', 'fern', 'ruscus', 'pampas', 'lavender'] as const

export type CompositionName = (typeof COMPOSITION_NAMES)[number]
export type StillLifeName = (typeof STILL_LIFE_NAMES)[number]
export type TradeName = (typeof TRADE_NAMES)[number]
export type LightName = (typeof LIGHT_NAMES)[number]
export type SeasonName = (typeof SEASON_NAMES)[number]
export type ArchName = StructureName
export type ChairName = SeatName
export type FlowerName = (typeof FLOWER_NAMES)[number]
export type LeafName = (typeof LEAF_NAMES)[number]

/** Three or four hex colours, in the order in which the prompt names them. */
export type Palette = [string, string, string, ...string[]]

export interface Florals {
  /** The large blooms in the centre of a flower arrangement. */
  focal: FlowerName[]
  filler: FlowerName[]
  colors: [string, string, string]
  accents: [string, string]
  /** The colour of each flower that the prompt gives its own colour, as in "burgundy dahlias and blush roses". */
  own?: Partial<Record<FlowerName, string>>
  leaves: LeafName[]
  /** The colours of the leaves. Empty if the prompt excludes greenery. */
  greens: string[]
  /** The flower density, from 0.2 (a few stems) to 2.6 (overflowing). 0 means no flowers. */
  density: number
}

/** The shape of the flowers in a photo: many small blooms, large round blooms, or tall upright ones. */
export type BloomShape = 'small' | 'round' | 'tall'

/** What a scene takes from a reference image. */
export interface Reference {
  palette: readonly string[]
  /** The shape of its flowers. Undefined if the image does not show it clearly. */
  blooms?: BloomShape | undefined
}

export interface Decor {
  aisle: 'flowers' | 'candles' | 'lanterns' | 'none'
  strings: boolean
  /** Whether strings of cut-paper flags hang in the scene. */
  bunting: boolean
  candles: 'taper' | 'none'
  /** Whether the centrepieces stand on tall stands. */
  tall: boolean
  drapes: boolean
  chandelier: boolean | 'floral'
  /** The colour of the aisle runner, as `#rrggbb`. */
  runner: string
  /** The number of rows of chairs at a ceremony. */
  rows: number
  /** Whether out-of-focus leaves frame the upper corners of the image. Outdoor settings only. */
  framing: boolean
}

/**
 * The choices that distinguish one variant of a scene. They replace the defaults of styles and random choices, but
 * never a value that the prompt states.
 */
export interface Look {
  setting?: SettingName
  comp?: SceneSpec['comp']
  /** The distance of the camera in a free scene, relative to the default. */
  distance?: number
  /** Whether a free scene is arranged from right to left. */
  mirrored?: boolean
  light?: LightName
  arch?: ArchName
  chair?: ChairName
  fabric?: string
  focal?: FlowerName[]
  leaves?: LeafName[]
  density?: number
  palette?: readonly [string, string, string, ...string[]]
  /** The index of the prompt's colour that comes first in the palette. */
  firstColour?: number
  /** The strength with which the linen takes on the colour of the napkins, from 0 to 1. */
  linenTint?: number
  /** Whether the centrepieces stand on tall stands. */
  tall?: boolean
  /** Whether drapes hang from the ceiling. Indoor settings only. */
  drapes?: boolean
}

/**
 * The complete input for drawing a scene, as plain JSON that is stored with the vision. An edit never changes the seed,
 * so that elements that the edit does not name stay unchanged.
 */
export interface SceneSpec {
  /** The version of the spec format. */
  v: 2
  /** The parsed prompt. All other fields are derived from this description and the seed. */
  description: SceneDescription
  seed: string
  setting: SettingName
  comp: CompositionName | StillLifeName | TradeName
  lightName: LightName
  season: SeasonName
  arch: ArchName
  chair: ChairName
  /** The colour of the seats, if the prompt names one. */
  seatColour?: string
  fabric: string
  linen: string
  napkin: string
  /**
   * The colour of table runners and cloths. Undefined unless the prompt gives the whole wedding a colour that is
   * visible on linen.
   */
  accent?: string
  /** The colour of charger plates, stands and chandeliers, as `#rrggbb`. */
  metal: string
  palette: Palette
  florals: Florals
  decor: Decor
  /** What was read from reference images. */
  refs: readonly Reference[]
  /** The choices that distinguish this variant from the first one. Edits keep them. Undefined for the first variant. */
  look?: Look
  /** The scenes before earlier edits, oldest first, for undo. */
  past: PastScene[]
}

/** The parts of a scene that an edit keeps unless it names them. */
export type KeptParts = Pick<
  SceneSpec,
  'setting' | 'comp' | 'lightName' | 'season' | 'arch' | 'chair' | 'palette' | 'florals' | 'fabric' | 'linen' | 'napkin'
>

/** A scene before an edit. `parts` is absent if an earlier version of the illustrator stored the scene. */
export interface PastScene extends SceneDescription {
  parts?: KeptParts
}
