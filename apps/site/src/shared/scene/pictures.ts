import type { WeddingStyle } from '@vowkit/sdk-core/contract'

/** A picture drawn by our own illustrator; `scripts/draw-pictures.ts` writes its files to `public/img`. */
export interface Picture {
  /** Its files are `/img/{file}-{width}.avif` and `.webp`. */
  file: string
  /** In pixels, narrowest first. */
  widths: readonly [number, ...number[]]
  /** Width and height, as a proportion. */
  ratio: readonly [number, number]
  /** What it shows, for those who cannot see it; empty where the words beside it say it. */
  alt: string
}

/** A picture of the landing page's arch, with the line and the colours on its card. */
export interface HeroScene extends Picture {
  caption: string
  palette: readonly [string, string, string]
}

/** A look to begin a board with: what the form is filled with, and the picture it starts from. */
export interface Look extends Picture {
  title: string
  /** The title of a category. */
  category: string
  description: string
  /** The picture in a type that can be sent as an inspiration. */
  jpeg: string
}

const HERO = { widths: [640, 960], ratio: [4, 3] } as const
const STEP = { widths: [480, 800], ratio: [4, 3], alt: '' } as const
const LOOK = { widths: [480], ratio: [4, 3] } as const

/** The four scenes of the hero, in turn; the first is the first thing seen. Their subject stands in the middle third. */
export const HERO_SCENES: readonly [HeroScene, ...HeroScene[]] = [
  {
    ...HERO,
    file: 'hero-garden',
    alt: 'A flower arch between rows of white chairs in a garden at golden hour',
    caption: 'Blush peonies, golden hour',
    palette: ['#f4c6bb', '#fbf3e2', '#d3808a'],
  },
  {
    ...HERO,
    file: 'hero-vineyard',
    alt: 'A rose arch in a vineyard at dusk, under string lights',
    caption: 'Vineyard at dusk, Sonoma roses',
    palette: ['#8c2f4b', '#f3cfc6', '#f2a65a'],
  },
  {
    ...HERO,
    file: 'hero-redwood',
    alt: 'A round moon gate of white anemones among redwoods in morning fog',
    caption: 'Redwood fog, white anemones',
    palette: ['#fdfaf5', '#a3b295', '#45424a'],
  },
  {
    ...HERO,
    file: 'hero-hall',
    alt: 'Two long candlelit tables below chandeliers in a tall hall',
    caption: 'Candlelit hall, plum and gold',
    palette: ['#6a2b57', '#cfa455', '#f3cfc6'],
  },
]

/** One story in three pictures: the brief, its palette, the table it became. The steps' words say what they mean. */
export const STEP_PICTURES = {
  share: { ...STEP, file: 'step-brief' },
  meet: { ...STEP, file: 'step-palette' },
  book: { ...STEP, file: 'step-table' },
} as const satisfies Record<string, Picture>

/** The wide scene behind the landing page's last words; calm and dark in its upper half. */
export const CLOSING_PICTURE: Picture = { file: 'closing-dusk', widths: [800, 1600], ratio: [16, 9], alt: '' }

/** The tall scene beside the login card. */
export const LOGIN_PICTURE: Picture = { file: 'login-glasshouse', widths: [480, 800], ratio: [2, 3], alt: '' }

/** The tables a vendor may one day set, beside the form they ask for an account with. */
export const CONNECT_PICTURE: Picture = { file: 'connect-tables', widths: [480, 800], ratio: [4, 5], alt: '' }

/** The scene of a page that is not there. */
export const NOT_FOUND_PICTURE: Picture = { file: 'not-found-fog', widths: [480, 800], ratio: [3, 2], alt: '' }

/** The arch that waits for its first flowers, on an empty board. */
export const EMPTY_BOARD_PICTURE: Picture = { file: 'empty-arch', widths: [400, 640], ratio: [1, 1], alt: '' }

/** The table that waits for its guests, on an empty list of vendors. */
export const EMPTY_LIST_PICTURE: Picture = { file: 'empty-table', widths: [400, 640], ratio: [1, 1], alt: '' }

/** What stands where a couple's own scene has not been drawn yet, or cannot be. */
export const SCENE_FALLBACK: Picture = { file: 'scene-first', widths: [640, 960], ratio: [3, 2], alt: '' }

/** Three looks to begin an empty board with. */
export const LOOKS: readonly Look[] = [
  {
    ...LOOK,
    file: 'look-courtyard',
    alt: 'A courtyard with long tables, bougainvillea and paper flags',
    title: 'Courtyard supper',
    category: 'Venues',
    description:
      'Long tables in a sunlit courtyard, bougainvillea over the arches and cut-paper flags overhead. Loud colors, family style, dancing on the tiles afterwards.',
    jpeg: '/img/look-courtyard.jpg',
  },
  {
    ...LOOK,
    file: 'look-bouquet',
    alt: 'A loose bouquet of dahlias and garden roses',
    title: 'Loose garden bouquet',
    category: 'Florists',
    description:
      'Dahlias and garden roses in apricot and wine, gathered loosely with eucalyptus and long silk ribbon. Seasonal, nothing stiff, as if picked that morning.',
    jpeg: '/img/look-bouquet.jpg',
  },
  {
    ...LOOK,
    file: 'look-cake',
    alt: 'A tiered cake with flowers between its tiers',
    title: 'Tiers and fresh flowers',
    category: 'Cakes',
    description:
      'A buttercream cake in soft tiers with fresh flowers tucked between them. Lemon and olive oil inside, nothing too sweet, candles on either side.',
    jpeg: '/img/look-cake.jpg',
  },
]

/** Every picture there is to draw. */
export const PICTURES: readonly Picture[] = [
  ...HERO_SCENES,
  ...Object.values(STEP_PICTURES),
  CLOSING_PICTURE,
  LOGIN_PICTURE,
  CONNECT_PICTURE,
  NOT_FOUND_PICTURE,
  EMPTY_BOARD_PICTURE,
  EMPTY_LIST_PICTURE,
  SCENE_FALLBACK,
  ...LOOKS,
]

/** The small picture of a style, in pixels. */
export const STYLE_PICTURE = { width: 160, height: 107 } as const

/** The file of a style's small picture, `/img/{file}.webp`. */
export function styleFile(style: WeddingStyle): string {
  return `style-${style.toLowerCase()}`
}
