import { factsOf, isUnwanted, type FlowerName as NamedFlower, type SceneDescription } from '@vowkit/understanding'
import { type BloomShape, type FlowerName, LEAF_NAMES, type LeafName, type SceneSpec } from '../spec.ts'

/** The flowers that are drawn for each flower name, with their natural colours. */
const FLOWERS: Readonly<Record<Exclude<NamedFlower, 'none'>, { drawn: FlowerName[]; colours: string[] }>> = {
  rose: { drawn: ['rose'], colours: [] },
  peony: { drawn: ['peony'], colours: [] },
  ranunculus: { drawn: ['ranunculus'], colours: [] },
  anemone: { drawn: ['anemone'], colours: ['#fdfaf5'] },
  daisy: { drawn: ['daisy'], colours: ['#fdfaf5', '#f7de74'] },
  sunflower: { drawn: ['sunflower'], colours: ['#f3b52f', '#f7de74'] },
  poppy: { drawn: ['poppy'], colours: ['#c22f3a', '#f08a70'] },
  hydrangea: { drawn: ['hydrangea'], colours: ['#8f97dc', '#b5cde3'] },
  dahlia: { drawn: ['dahlia'], colours: [] },
  tulip: { drawn: ['tulip'], colours: [] },
  orchid: { drawn: ['orchid'], colours: [] },
  lily: { drawn: ['lily'], colours: ['#fdfaf5'] },
  marigold: { drawn: ['marigold'], colours: ['#e8842f', '#f3b52f'] },
  protea: { drawn: ['protea'], colours: ['#d9788a', '#f3cfc6'] },
  lavender: { drawn: ['daisy'], colours: ['#8a5cc0', '#b7a5dd'] },
  wildflowers: { drawn: ['daisy', 'poppy', 'anemone'], colours: ['#f3cb52', '#d9788a', '#8f97dc', '#fdfaf5'] },
  'cherry-blossom': { drawn: ['cherry-blossom'], colours: ['#f6c9d3', '#fdf1f2'] },
  lotus: { drawn: ['lotus'], colours: ['#eba3ad', '#fdfaf5'] },
  thistle: { drawn: ['thistle'], colours: ['#6f7fb8', '#8f97dc'] },
  delphinium: { drawn: ['delphinium'], colours: ['#5b74c9', '#8f97dc'] },
  gypsophila: { drawn: ['gypsophila'], colours: ['#fdfaf5'] },
  carnation: { drawn: ['carnation'], colours: [] },
  wisteria: { drawn: ['wisteria'], colours: ['#a99bd8', '#c4aedd'] },
  bougainvillea: { drawn: ['bougainvillea'], colours: ['#c8357a', '#e0477e'] },
  jasmine: { drawn: ['jasmine'], colours: ['#fdfaf5'] },
  hibiscus: { drawn: ['hibiscus'], colours: ['#e0477e', '#f08a70'] },
  magnolia: { drawn: ['magnolia'], colours: ['#fdf1ee', '#f3cfc6'] },
  chrysanthemum: { drawn: ['chrysanthemum'], colours: ['#e8842f', '#f3cb52', '#a3213b'] },
  daffodil: { drawn: ['daffodil'], colours: ['#f7de74', '#fdf6d8'] },
  mimosa: { drawn: ['mimosa'], colours: ['#f3cb52', '#f7de74'] },
  cornflower: { drawn: ['cornflower'], colours: ['#4f68c4', '#5b86c4'] },
  geranium: { drawn: ['hydrangea'], colours: ['#c22f3a', '#e0477e'] },
}

/** The flowers that are drawn for the flowers of a reference image. */
const FLOWERS_LIKE: Readonly<Record<BloomShape, FlowerName[]>> = {
  small: ['daisy', 'gypsophila'],
  round: ['peony', 'dahlia', 'rose'],
  tall: ['delphinium'],
}

/** Returns the flowers that a scene takes from its reference images. Flowers that the description names have priority. */
export function referenceFlowers({ description, refs }: Pick<SceneSpec, 'description' | 'refs'>): FlowerName[] {
  const shape = refs.find(({ blooms }) => blooms)?.blooms
  if (!shape || namedFlowers(description).length > 0) return []
  return FLOWERS_LIKE[shape].filter((name) => !isUnwanted(description, 'flower', name))
}

/** Returns the flowers to draw, without the flowers that the description excludes. */
export function drawnFlowers(description: SceneDescription): FlowerName[] {
  const drawn = namedFlowers(description).flatMap((name) => FLOWERS[name].drawn)
  return [...new Set(drawn)].filter((name) => !isUnwanted(description, 'flower', name))
}

/**
 * Returns the colours of the flowers if they differ. A flower without a named colour has its natural colour, as the
 * thistles in "white roses and thistles".
 */
export function ownColours(description: SceneDescription): Partial<Record<FlowerName, string>> | undefined {
  const flowers = factsOf(description, 'flower')
  if (!flowers.some(({ colour }) => colour)) return undefined
  const coloured = flowers.flatMap(({ name, colour }) => {
    const own = name === 'none' ? undefined : (colour ?? FLOWERS[name].colours[0])
    return name === 'none' || !own ? [] : FLOWERS[name].drawn.map((drawn) => [drawn, own] as const)
  })
  const isVaried = new Set(coloured.map(([, colour]) => colour)).size > 1
  return isVaried ? Object.fromEntries(coloured) : undefined
}

/** Returns the natural colours of the named flowers, for descriptions without colours. */
export function naturalColours(description: SceneDescription): string[] {
  return [...new Set(namedFlowers(description).flatMap((name) => FLOWERS[name].colours))]
}

export function drawnLeaves(description: SceneDescription): LeafName[] {
  const named = factsOf(description, 'leaf').map(({ name }) => name)
  const drawn = LEAF_NAMES.filter((leaf) => named.some((name) => leaf === name))
  if (factsOf(description, 'flower').some(({ name }) => name === 'lavender')) drawn.push('lavender')
  if (named.includes('palm')) drawn.push('fern')
  if (named.includes('ivy')) drawn.push('ruscus')
  return [...new Set(drawn)]
}

function namedFlowers(description: SceneDescription) {
  return factsOf(description, 'flower').flatMap(({ name }) => (name === 'none' ? [] : [name]))
}
