import { parsePrompt, type SceneSpec, type StillLifeName, type TradeName } from '@vowkit/illustrator'

interface CategoryDrawing {
  /** The scene or still life of the trade. Without it, the prompt selects a view of a wedding. */
  show?: TradeName | StillLifeName
  prompt: string
  palette: readonly string[]
}

const DRAWINGS: Readonly<Record<string, CategoryDrawing>> = {
  'category-venues': {
    prompt: 'Estate ceremony, golden hour, roses, the couple and their guests',
    palette: ['#f4c6bb', '#f2a65a', '#fbf3e2'],
  },
  'category-photographers': {
    show: 'photographer-pair',
    prompt: 'Hills, golden hour',
    palette: ['#e8562a', '#f3cfc6', '#8c2f4b'],
  },
  'category-videographers': {
    show: 'film-viewfinder',
    prompt: 'Coast at sunset',
    palette: ['#f2a65a', '#c4aedd', '#fbf3e2'],
  },
  'category-florists': {
    show: 'florist-stall',
    prompt: 'Garden, ranunculus and poppies, sunny',
    palette: ['#e0477e', '#f2a65a', '#f7de74'],
  },
  'category-caterers': {
    show: 'caterer-garden',
    prompt: 'Orchard, sunny',
    palette: ['#a3b295', '#f2a65a', '#8c2f4b'],
  },
  'category-bar': { show: 'bar', prompt: 'Loft, candlelight', palette: ['#f2a65a', '#6a2b57', '#f3cfc6'] },
  'category-cakes': {
    show: 'cake',
    prompt: 'Garden, roses and daisies, morning',
    palette: ['#f3cfc6', '#d3808a', '#fdfaf5'],
  },
  'category-music': { show: 'music-band', prompt: 'Ballroom, evening', palette: ['#cfa455', '#6a2b57', '#f2a65a'] },
  'category-planners': {
    show: 'planners-desk',
    prompt: 'Garden, peonies, morning',
    palette: ['#f3cfc6', '#a3b295', '#fbf3e2'],
  },
  'category-beauty': { show: 'beauty', prompt: 'Roses, morning', palette: ['#f3cfc6', '#c4aedd', '#fdfaf5'] },
  'category-attire': { show: 'attire-rail', prompt: 'Morning', palette: ['#f3cfc6', '#fbf3e2', '#c4aedd'] },
  'category-stationery': { show: 'stationery', prompt: 'Roses', palette: ['#d3808a', '#a3b295', '#fbf3e2'] },
  'category-rentals': { show: 'rental-chairs', prompt: 'Farmyard, sunny', palette: ['#d3808a', '#fbf3e2', '#a3b295'] },
  'category-transport': {
    show: 'ride-carriage',
    prompt: 'Estate, golden hour',
    palette: ['#a3b295', '#f7de74', '#f4c6bb'],
  },
  'category-officiants': {
    show: 'rite-chuppah',
    prompt: 'Garden, morning',
    palette: ['#fdfaf5', '#a3b295', '#f4c6bb'],
  },
  'category-jewellers': { show: 'jewellery', prompt: 'Roses, morning', palette: ['#cfa455', '#8c2f4b', '#fbf3e2'] },
}

/** Returns the scene for a category's image file. Throws if the file has no entry. */
export function toCategorySpec(file: string): SceneSpec {
  const drawing = DRAWINGS[file]
  if (drawing === undefined) throw new Error(`No drawing is defined for ${file}.`)
  const { show, prompt, palette } = drawing
  const spec = parsePrompt(prompt, { references: [{ palette }] })
  return show ? { ...spec, comp: show } : spec
}
