import { parsePrompt, type SceneSpec } from '@vowkit/illustrator'

const DRAWINGS: Readonly<Record<string, { prompt: string; palette: readonly string[] }>> = {
  'category-venues': { prompt: 'Estate ceremony, golden hour, roses', palette: ['#f4c6bb', '#f2a65a', '#fbf3e2'] },
  'category-photographers': {
    prompt: 'Hills ceremony, triangle arch, dahlias',
    palette: ['#e8562a', '#f3cfc6', '#8c2f4b'],
  },
  'category-videographers': { prompt: 'Coast ceremony at sunset, canopy', palette: ['#f2a65a', '#c4aedd', '#fbf3e2'] },
  'category-florists': {
    prompt: 'A bouquet of ranunculus and poppies',
    palette: ['#e0477e', '#f2a65a', '#f7de74'],
  },
  'category-caterers': {
    prompt: 'Vineyard long tables, tapers, dahlias, late afternoon',
    palette: ['#a3b295', '#f2a65a', '#8c2f4b'],
  },
  'category-bar': { prompt: 'Rooftop round tables, dusk, string lights', palette: ['#f2a65a', '#6a2b57', '#f3cfc6'] },
  'category-cakes': { prompt: 'A cake with roses and daisies', palette: ['#f3cfc6', '#d3808a', '#fdfaf5'] },
  'category-music': { prompt: 'A band and dancing, evening', palette: ['#cfa455', '#6a2b57', '#f2a65a'] },
  'category-planners': {
    prompt: 'Garden tablescape, place settings, peonies, morning',
    palette: ['#f3cfc6', '#a3b295', '#fbf3e2'],
  },
  'category-beauty': { prompt: 'A bouquet of garden roses and anemones', palette: ['#fdfaf5', '#c4aedd', '#8c2f4b'] },
  'category-attire': { prompt: 'Glasshouse ceremony, moon gate, orchids', palette: ['#fdfaf5', '#a3b295', '#c4aedd'] },
  'category-stationery': { prompt: 'An invitation with roses', palette: ['#d3808a', '#a3b295', '#fbf3e2'] },
  'category-rentals': { prompt: 'Tent long tables, lanterns, candlelight', palette: ['#f2a65a', '#fbf3e2', '#a3b295'] },
  'category-transport': { prompt: 'Vineyard, empty venue, sunny', palette: ['#a3b295', '#f7de74', '#f4c6bb'] },
  'category-officiants': { prompt: 'Redwood ceremony, chuppah, morning', palette: ['#fdfaf5', '#a3b295', '#f4c6bb'] },
  'category-jewellers': { prompt: 'Stationery with rings, roses', palette: ['#cfa455', '#8c2f4b', '#fbf3e2'] },
}

/** Returns the scene for a category's image file. Throws if the file has no entry. */
export function toCategorySpec(file: string): SceneSpec {
  const drawing = DRAWINGS[file]
  if (drawing === undefined) throw new Error(`No drawing is defined for ${file}.`)
  return parsePrompt(drawing.prompt, { referencePalettes: [drawing.palette] })
}
