import type { SceneSpec } from '../spec.ts'

/** The flowers, colours and decorations that a wedding style uses by default. */
export interface Style {
  palette: readonly [string, string, string, ...string[]]
  setting?: SceneSpec['setting']
  comp?: SceneSpec['comp']
  light?: SceneSpec['lightName']
  season?: SceneSpec['season']
  arch?: SceneSpec['arch']
  chair?: SceneSpec['chair']
  fabric?: string
  focal?: SceneSpec['florals']['focal']
  leaves?: SceneSpec['florals']['leaves']
  density?: number
  strings?: boolean
  tall?: boolean
  bunting?: boolean
}

const TABLE = {
  Rustic: {
    setting: 'barn',
    chair: 'cross',
    palette: ['#c98a6b', '#6f1d34', '#f2d9b8'],
    leaves: ['eucalyptus', 'olive'],
    strings: true,
  },
  Classic: {
    setting: 'estate',
    chair: 'chiavari',
    palette: ['#f3e3d3', '#8b3a44', '#cfa455'],
    focal: ['rose', 'peony'],
  },
  Modern: {
    setting: 'loft',
    chair: 'ghost',
    palette: ['#fdfaf5', '#45424a', '#a3b295'],
    focal: ['anemone', 'ranunculus'],
    density: 0.65,
    arch: 'round',
  },
  Vintage: {
    setting: 'estate',
    chair: 'cross',
    palette: ['#cf9393', '#b38aa4', '#ecd9b4'],
    focal: ['rose', 'ranunculus'],
  },
  Boho: {
    setting: 'hills',
    chair: 'cross',
    palette: ['#c2673f', '#e9b08a', '#f2dfc3'],
    leaves: ['pampas', 'eucalyptus'],
    arch: 'triangle',
    focal: ['dahlia', 'rose'],
  },
  Romantic: {
    setting: 'garden',
    chair: 'chiavari',
    palette: ['#eba3ad', '#8c2f4b', '#f6dcd3'],
    light: 'golden',
    density: 1.25,
    focal: ['peony', 'rose'],
  },
  Glamorous: {
    setting: 'ballroom',
    chair: 'ghost',
    palette: ['#fdfaf5', '#cfa455', '#6a2b57'],
    comp: 'round-tables',
    tall: true,
    density: 1.3,
  },
  Garden: { setting: 'garden', palette: ['#f4c6bb', '#e0477e', '#f7de74'], density: 1.2, arch: 'arch' },
  Country: { setting: 'hills', chair: 'cross', palette: ['#f3cb52', '#8fa9c2', '#fdfaf5'], focal: ['daisy', 'dahlia'] },
  Industrial: { setting: 'loft', chair: 'black', palette: ['#a84f2e', '#45424a', '#dcc8a6'], strings: true },
  Beach: { setting: 'coast', chair: 'white', palette: ['#f08a70', '#4bb3b0', '#fdf3e2'], arch: 'canopy' },
  Colorful: {
    setting: 'mission',
    palette: ['#e0477e', '#f2a65a', '#4bb3b0', '#f3cb52'],
    focal: ['poppy', 'dahlia'],
    bunting: true,
  },
  Unique: {
    setting: 'glasshouse',
    palette: ['#76489c', '#f2a65a', '#b7dac2'],
    arch: 'moongate',
    focal: ['orchid', 'anemone'],
  },
  DIY: {
    setting: 'garden',
    palette: ['#a3c9ea', '#f7de74', '#fdfaf5'],
    focal: ['daisy', 'poppy'],
    density: 0.7,
    strings: true,
    bunting: true,
  },
  Cultural: { setting: 'mission', palette: ['#e8932f', '#c8357a', '#cfa455'], arch: 'mandap', fabric: '#f0b24a' },
  Fairytale: {
    setting: 'redwood',
    palette: ['#c4aedd', '#f3cfc6', '#fdfaf5'],
    light: 'dusk',
    strings: true,
    arch: 'arch',
    density: 1.2,
  },
  Elegant: { setting: 'ballroom', palette: ['#fdfaf5', '#ecd9b4', '#a3b295'], comp: 'round-tables', tall: true },
  Whimsical: {
    setting: 'glasshouse',
    palette: ['#f6bd96', '#b7a5dd', '#b7dac2'],
    focal: ['poppy', 'ranunculus'],
    strings: true,
  },
  Intimate: { setting: 'glasshouse', palette: ['#cf9393', '#6b2240', '#f8eed9'], light: 'candle', comp: 'tablescape' },
  Casual: { setting: 'garden', palette: ['#fdfaf5', '#a3b295', '#f2a65a'], density: 0.6, strings: true },
  Cozy: {
    setting: 'barn',
    palette: ['#a84f2e', '#6f1d34', '#ecd9b4'],
    light: 'candle',
    strings: true,
    season: 'autumn',
  },
  Luxurious: {
    setting: 'estate',
    palette: ['#fdfaf5', '#cfa455', '#6f1d34'],
    tall: true,
    density: 1.5,
    chair: 'chiavari',
  },
} as const satisfies Record<string, Style>

export type StyleName = keyof typeof TABLE

/** The 22 wedding styles that couples and vendors can choose from. */
export const STYLES: Readonly<Record<StyleName, Style>> = TABLE

export const STYLE_NAMES = Object.keys(TABLE) as StyleName[]
