import type { WeddingStyle } from '@vowkit/sdk-core/contract'
import type { sceneMessages } from './messages.ts'

/** A picture drawn by our own illustrator; `scripts/draw-pictures.ts` writes its files to `public/img`. */
export interface Picture {
  /** Its files are `/img/{file}-{width}.avif` and `.webp`. */
  file: string
  /** In pixels, narrowest first. */
  widths: readonly [number, ...number[]]
  /** Width and height, as a proportion. */
  ratio: readonly [number, number]
}

/** A picture in the arch of the front page, with the colours on its card. Its texts are in `messages.ts`. */
export interface HeroScene extends Picture {
  file: keyof typeof sceneMessages.english
  palette: readonly [string, string, string]
}

/** A look to start a board with: the form's category and picture. Its texts are in the messages of the board. */
export interface Look extends Picture {
  file: 'look-courtyard' | 'look-bouquet' | 'look-cake'
  /** The title of a category. */
  category: string
  /** The picture in a type that can be sent as an inspiration. */
  jpeg: string
}

const HERO = { widths: [640, 960], ratio: [4, 3] } as const
const STEP = { widths: [480, 800], ratio: [4, 3] } as const
const LOOK = { widths: [480], ratio: [4, 3] } as const

/** The four scenes of the hero, in order. Their subject is in the middle third. */
export const HERO_SCENES: readonly [HeroScene, ...HeroScene[]] = [
  {
    ...HERO,
    file: 'hero-garden',
    palette: ['#f4c6bb', '#fbf3e2', '#d3808a'],
  },
  {
    ...HERO,
    file: 'hero-vineyard',
    palette: ['#8c2f4b', '#f3cfc6', '#f2a65a'],
  },
  {
    ...HERO,
    file: 'hero-redwood',
    palette: ['#fdfaf5', '#a3b295', '#45424a'],
  },
  {
    ...HERO,
    file: 'hero-hall',
    palette: ['#6a2b57', '#cfa455', '#f3cfc6'],
  },
]

/** The pictures of the three steps: the brief, its palette, the resulting table. Decorative. */
export const STEP_PICTURES = {
  share: { ...STEP, file: 'step-brief' },
  meet: { ...STEP, file: 'step-palette' },
  book: { ...STEP, file: 'step-table' },
} as const satisfies Record<string, Picture>

/** The wide scene behind the end of the front page; dark and plain in its upper half, where the text is. */
export const CLOSING_PICTURE: Picture = { file: 'closing-dusk', widths: [800, 1600], ratio: [16, 9] }

/** The tall scene beside the login card. */
export const LOGIN_PICTURE: Picture = { file: 'login-glasshouse', widths: [480, 800], ratio: [2, 3] }

/** The tables beside the form for vendors. */
export const CONNECT_PICTURE: Picture = { file: 'connect-tables', widths: [480, 800], ratio: [4, 5] }

/** The scene of the screen for missing pages. */
export const NOT_FOUND_PICTURE: Picture = { file: 'not-found-fog', widths: [480, 800], ratio: [3, 2] }

/** The bare arch of an empty board. */
export const EMPTY_BOARD_PICTURE: Picture = { file: 'empty-arch', widths: [400, 640], ratio: [1, 1] }

/** The empty table of an empty list of vendors. */
export const EMPTY_LIST_PICTURE: Picture = { file: 'empty-table', widths: [400, 640], ratio: [1, 1] }

/** The placeholder of a couple's own scene. */
export const SCENE_FALLBACK: Picture = { file: 'scene-first', widths: [640, 960], ratio: [3, 2] }

/** Three looks to start an empty board with. */
export const LOOKS: readonly Look[] = [
  {
    ...LOOK,
    file: 'look-courtyard',
    category: 'Venues',
    jpeg: '/img/look-courtyard.jpg',
  },
  {
    ...LOOK,
    file: 'look-bouquet',
    category: 'Florists',
    jpeg: '/img/look-bouquet.jpg',
  },
  {
    ...LOOK,
    file: 'look-cake',
    category: 'Cakes',
    jpeg: '/img/look-cake.jpg',
  },
]

/** Every picture that `scripts/draw-pictures.ts` draws. */
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
