import type { WeddingStyle } from '@vowkit/sdk-core/contract'
import type { sceneMessages } from './messages.ts'

/** An image drawn by our illustrator. `scripts/draw-pictures.ts` writes its files to `public/img`. */
export interface Picture {
  /** The name of the files: `/img/{file}-{width}.avif` and `.webp`. */
  file: string
  /** The widths of the files in pixels, narrowest first. */
  widths: readonly [number, ...number[]]
  /** The aspect ratio: width, height. */
  ratio: readonly [number, number]
}

/** A hero image of the front page, with the colours that its card shows. Its texts are in `messages.ts`. */
export interface HeroScene extends Picture {
  file: keyof typeof sceneMessages.english
  palette: readonly [string, string, string]
}

/**
 * A suggested inspiration for an empty board, with its category and image. Its texts are in the messages of the board.
 */
export interface Look extends Picture {
  file: 'look-courtyard' | 'look-bouquet' | 'look-cake'
  /** The title of a category. */
  category: string
  /** URL of the image as a JPEG, which can be uploaded as an inspiration. */
  jpeg: string
}

const HERO = { widths: [640, 960], ratio: [4, 3] } as const
const STEP = { widths: [480, 800], ratio: [4, 3] } as const
const LOOK = { widths: [480], ratio: [4, 3] } as const

/**
 * The four hero images, in order. The subject of each image is in the middle third, because narrow screens crop the
 * sides.
 */
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

/** The images of the three steps: the brief, its palette, the resulting table. Decorative. */
export const STEP_PICTURES = {
  share: { ...STEP, file: 'step-brief' },
  meet: { ...STEP, file: 'step-palette' },
  book: { ...STEP, file: 'step-table' },
} as const satisfies Record<string, Picture>

/** The wide image behind the end of the front page. Its upper half is dark and plain, because text is on top of it. */
export const CLOSING_PICTURE: Picture = { file: 'closing-dusk', widths: [800, 1600], ratio: [16, 9] }

/** The tall image next to the login card. */
export const LOGIN_PICTURE: Picture = { file: 'login-glasshouse', widths: [480, 800], ratio: [2, 3] }

/** The image next to the form for vendors. */
export const CONNECT_PICTURE: Picture = { file: 'connect-tables', widths: [480, 800], ratio: [4, 5] }

/** The image of the "Page not found" screen. */
export const NOT_FOUND_PICTURE: Picture = { file: 'not-found-fog', widths: [480, 800], ratio: [3, 2] }

/** The image of an empty board. */
export const EMPTY_BOARD_PICTURE: Picture = { file: 'empty-arch', widths: [400, 640], ratio: [1, 1] }

/** The image of an empty list of vendors. */
export const EMPTY_LIST_PICTURE: Picture = { file: 'empty-table', widths: [400, 640], ratio: [1, 1] }

/** The image that is shown until the couple's own scene is drawn. */
export const SCENE_FALLBACK: Picture = { file: 'scene-first', widths: [640, 960], ratio: [3, 2] }

/** Three suggested inspirations for an empty board. */
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

/** All images that `scripts/draw-pictures.ts` draws in several widths. */
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

/** The size of a style's small image, in pixels. */
export const STYLE_PICTURE = { width: 160, height: 107 } as const

/** The file of a style's small image: `/img/{file}.webp`. */
export function styleFile(style: WeddingStyle): string {
  return `style-${style.toLowerCase()}`
}
