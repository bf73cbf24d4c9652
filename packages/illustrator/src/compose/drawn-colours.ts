import { COLOURS, type ColourName, type Fact, type ObjectName } from '@vowkit/understanding'

const WHITE: readonly ColourName[] = ['white', 'ivory', 'cream', 'pearl']
const GREEN: readonly ColourName[] = ['green', 'forest green', 'moss', 'olive', 'sage']
const STONE: readonly ColourName[] = ['grey', 'white', 'ivory', 'cream', 'beige', 'sand']
const BROWN: readonly ColourName[] = ['brown', 'chocolate', 'taupe']
const WARM: readonly ColourName[] = ['gold', 'amber', 'yellow', 'orange']

/** Objects that images always draw in their own colours, with the names of these colours. */
export const OWN_COLOURS: Readonly<Partial<Record<ObjectName, readonly ColourName[]>>> = {
  llama: [...WHITE, ...BROWN],
  sheep: WHITE,
  elephant: ['grey'],
  peacock: ['blue', 'teal', 'green'],
  swans: WHITE,
  rice: WHITE,
  doves: WHITE,
  suitcases: BROWN,
  clock: BROWN,
  globe: ['blue', ...BROWN],
  anchor: ['grey', 'charcoal'],
  driftwood: ['grey', ...BROWN],
  'sky-lanterns': WARM,
  torches: BROWN,
  'fire-pit': ['grey'],
  bonfire: WARM,
  fireplace: STONE,
  'edison-bulbs': WARM,
  sparklers: WARM,
  fireflies: WARM,
  chalkboard: ['black', 'charcoal'],
  'ice-sculpture': ['white'],
  guitarist: [],
  accordionist: [],
  stage: BROWN,
  fountain: STONE,
  'lawn-games': [],
  statue: STONE,
  staircase: STONE,
  bridge: STONE,
  gate: ['black', 'charcoal'],
  'stone-wall': STONE,
  waterfall: ['white', 'blue'],
  pond: ['blue', 'teal'],
  'hay-bales': WARM,
  'wind-turbine': ['white'],
  'palm-trees': GREEN,
  cypresses: GREEN,
  tree: GREEN,
  'hanging-plants': GREEN,
  moss: GREEN,
  'tree-stump': BROWN,
  unicorn: WHITE,
  seagulls: WHITE,
  'tropical-fruit': WARM,
}

/** Whether an image draws an object in the colour that its description names. */
export function isColourDrawn(
  facts: readonly Fact[],
  { isPartOfSetting }: { isPartOfSetting(name: ObjectName): boolean },
): boolean {
  return facts.every((fact) => {
    const own = fact.kind === 'object' ? OWN_COLOURS[fact.name] : undefined
    if (fact.kind !== 'object' || !own || isPartOfSetting(fact.name)) return true
    return own.some((name) => COLOURS[name] === fact.colour)
  })
}
