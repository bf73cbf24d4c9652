import type { Fact, ObjectName, QualityName, QualityPhrase, Ref, Understood } from '@vowkit/understanding'
import { isColourDrawn } from './drawn-colours.ts'

const BODY = ['elderly', 'bearded', 'pregnant', 'barefoot', 'bare-chested'] as const
const GOWN = [
  ...(['lace', 'satin', 'silk', 'glittering', 'beaded', 'embroidered', 'polka-dot', 'patterned', 'long'] as const),
  ...(['long-sleeved', 'short-sleeved', 'sleeveless', 'off-shoulder'] as const),
] as const

/**
 * The qualities that the images show, by concept. Either the drawing function reads `qualities` of the fact, or it
 * always draws the concept like this. Images do not show any other quality. Add an entry together with its drawing.
 */
export const DRAWN_QUALITIES = {
  'venue:barn': ['wooden', 'rustic'],
  'venue:castle': ['stone'],
  'venue:chapel': ['stone', 'small'],
  'venue:church': ['stone'],
  'venue:glasshouse': ['glass'],
  'venue:wine-cellar': ['stone'],
  'structure:arbor': ['wooden', 'square'],
  'structure:round': ['round'],
  'structure:moongate': ['round'],
  'structure:driftwood-arch': ['wooden', 'rustic'],
  'structure:draped-arch': ['draped'],
  'structure:canopy': ['draped'],
  'structure:triangle': ['wooden'],
  'structure:pergola': ['wooden'],
  'structure:altar': ['stone'],
  'structure:columns': ['stone', 'tall'],
  'seat:cross': ['wooden'],
  'seat:ghost': ['transparent'],
  'seat:velvet': ['velvet'],
  'seat:bench': ['wooden'],
  'seat:pew': ['wooden'],
  'seat:white': ['wooden'],
  'seat:mixed': ['mixed'],
  'seat:stump': ['wooden', 'rustic'],
  'seat:rattan': ['wicker'],
  'structure:willow': ['large', 'tall'],
  'table:round': ['round', 'wooden'],
  'table:long': ['long', 'wooden', 'rustic'],
  'table:square': ['square', 'wooden'],
  'table:cocktail': ['tall', 'round'],
  'person:couple': BODY,
  'person:bride': BODY,
  'person:groom': BODY,
  'person:bridesmaid': [...BODY, 'mixed'],
  'person:groomsman': BODY,
  'person:officiant': BODY,
  'person:parent': BODY,
  'person:mother': BODY,
  'person:father': BODY,
  'person:grandparent': BODY,
  'person:grandmother': BODY,
  'person:grandfather': BODY,
  'attire:dress': [...GOWN, 'short', 'mixed'],
  'attire:ballgown': [...GOWN, 'large', 'wide'],
  'attire:short-dress': [...GOWN, 'short'],
  'attire:jumpsuit': ['long-sleeved', 'short-sleeved', 'sleeveless'],
  'attire:suit': ['velvet', 'striped', 'checked'],
  'attire:tuxedo': ['velvet', 'striped', 'checked'],
  'attire:veil': ['long', 'transparent'],
  'attire:coat': ['short', 'long', 'long-sleeved', 'fur'],
  'attire:cape': ['long', 'fur'],
  'attire:shawl': ['fur'],
  'attire:terno': GOWN,
  'attire:barong': ['long-sleeved', 'transparent', 'embroidered'],
  'attire:shirt': ['long-sleeved', 'linen', 'striped', 'checked'],
  'attire:top-hat': ['tall'],
  'attire:glasses': ['round'],
  'attire:hat': ['wide', 'wicker'],
  'attire:lederhosen': ['leather'],
  'object:string-lights': ['hanging', 'glowing'],
  'object:edison-bulbs': ['hanging', 'glowing', 'glass', 'vintage'],
  'object:candles': ['glowing'],
  'object:lanterns': ['glowing', 'glass', 'iron'],
  'object:paper-lanterns': ['hanging', 'glowing', 'paper', 'round'],
  'object:red-lanterns': ['hanging', 'glowing', 'round'],
  'object:moroccan-lanterns': ['hanging', 'glowing', 'glass'],
  'object:sky-lanterns': ['floating', 'flying', 'glowing', 'paper'],
  'object:floating-candles': ['floating', 'glowing'],
  'object:chandelier': ['hanging', 'glowing', 'crystal', 'glass', 'large', 'small'],
  'object:disco-ball': ['hanging', 'round', 'glittering'],
  'object:neon-sign': ['glowing'],
  'object:marquee-letters': ['glowing', 'large'],
  'object:fireflies': ['glowing', 'flying'],
  'object:sparklers': ['glittering', 'glowing'],
  'object:lighthouse': ['striped'],
  'object:papel-picado': ['hanging', 'paper'],
  'object:bunting': ['hanging'],
  'object:drapes': ['hanging', 'draped', 'long'],
  'object:curtains': ['hanging', 'draped', 'long'],
  'object:ribbons': ['hanging', 'long'],
  'object:dream-catcher': ['hanging'],
  'object:macrame': ['hanging'],
  'object:hanging-plants': ['hanging'],
  'object:umbrellas': ['transparent', 'striped', 'polka-dot', 'lace'],
  'object:parasols': ['transparent', 'striped', 'polka-dot', 'lace', 'wooden'],
  'object:balloons': ['floating', 'striped', 'polka-dot', 'glittering', 'heart-shaped', 'transparent'],
  'object:kites': ['flying'],
  'object:hot-air-balloon': ['flying', 'floating'],
  'object:doves': ['flying'],
  'object:butterflies': ['flying'],
  'object:confetti': ['falling', 'paper', 'scattered'],
  'object:petals': ['scattered'],
  'object:rug': ['patterned'],
  'object:dog': ['ring-bearing'],
  'object:welcome-sign': ['wooden'],
  'object:wine-barrels': ['wooden'],
  'object:hay-bales': ['stacked'],
  'object:books': ['stacked', 'vintage'],
  'object:suitcases': ['stacked', 'vintage'],
  'object:sofa': ['velvet', 'leather', 'vintage'],
  'object:piano': ['wooden'],
  'object:blankets': ['checked', 'striped', 'folded', 'stacked'],
  'object:typewriter': ['vintage'],
  'object:gramophone': ['vintage'],
  'object:projector': ['vintage'],
  'object:bicycle': ['vintage'],
  'object:taxi': ['vintage'],
  'object:bus': ['vintage'],
  'object:limousine': ['long'],
  'object:door': ['wooden', 'vintage'],
  'object:window-frame': ['wooden', 'vintage', 'hanging'],
  'object:ladder': ['wooden', 'tall', 'vintage'],
  'object:tin-cans': ['iron'],
  'object:crates': ['wooden', 'stacked', 'rustic'],
  'object:baskets': ['wicker'],
  'object:wagon-wheel': ['wooden', 'rustic', 'vintage'],
  'object:milk-churns': ['iron', 'vintage', 'rustic'],
  'object:tree-stump': ['wooden', 'rustic'],
  'object:rocking-chair': ['wooden'],
  'object:birdcage': ['vintage', 'iron'],
  'object:map': ['vintage', 'paper'],
  'object:telescope': ['vintage'],
  'object:ship-wheel': ['wooden', 'vintage'],
  'object:candelabra': ['tall', 'glowing'],
  'object:luminaries': ['paper', 'glowing'],
  'object:gondola': ['wooden', 'long'],
  'object:canoe': ['wooden'],
  'object:paper-cranes': ['paper', 'hanging', 'folded'],
  'object:telephone': ['vintage'],
  'object:wishing-well': ['stone'],
  'object:photo-frames': ['hanging'],
  'object:sleigh': ['wooden', 'vintage'],
  'object:skis': ['wooden'],
  'object:pinata': ['paper', 'star-shaped', 'hanging'],
  'object:bubbles': ['floating', 'transparent'],
  'object:popcorn-cart': ['vintage', 'striped'],
  'object:clock': ['tall'],
  'object:globe': ['vintage'],
  'object:mirror': ['tall'],
  'object:fountain': ['round', 'stone'],
  'object:statue': ['marble', 'stone'],
  'object:bridge': ['stone'],
  'object:staircase': ['stone', 'wide'],
  'object:stone-wall': ['stone'],
  'object:gate': ['iron'],
  'object:fence': ['wooden'],
  'object:car': ['vintage'],
  'object:motorcycle': ['vintage'],
  'object:boat': ['wooden'],
  'object:swing': ['wooden', 'hanging'],
  'object:tall-centerpieces': ['tall'],
  'object:cypresses': ['tall'],
  'object:palm-trees': ['tall'],
  'object:plates': ['round'],
  'object:centerpieces': ['low', 'tall'],
  'object:tablecloth': ['striped', 'checked', 'polka-dot', 'lace', 'linen'],
  'object:runner': ['linen'],
  'object:napkins': ['linen', 'folded'],
  'object:place-cards': ['paper', 'folded', 'small'],
  'object:menus': ['paper'],
  'object:vases': ['glass', 'small', 'transparent'],
  'object:glasses': ['glass', 'crystal', 'transparent'],
  'object:bottles': ['glass'],
} as const satisfies Partial<Record<Ref, readonly QualityName[]>>

/** The qualities that scale an object. */
const SIZES: readonly QualityName[] = ['small', 'large', 'tall']
/** Objects whose drawing fills the sky, the ground, a table or a line overhead, so that it has no size of its own. */
const UNSCALED: readonly ObjectName[] = [
  ...([
    'string-lights',
    'edison-bulbs',
    'papel-picado',
    'bunting',
    'drapes',
    'petals',
    'runner',
    'aisle-flowers',
  ] as const),
  ...([
    'candles',
    'centerpieces',
    'tall-centerpieces',
    'napkins',
    'plates',
    'confetti',
    'rice',
    'bubbles',
    'spotlight',
  ] as const),
  ...(['fireworks', 'fireflies', 'butterflies', 'doves', 'kites', 'stars', 'moon', 'sun', 'hot-air-balloon'] as const),
  ...(['sky-lanterns', 'paper-lanterns', 'red-lanterns', 'moroccan-lanterns', 'disco-ball', 'hanging-plants'] as const),
  ...([
    'dream-catcher',
    'tablecloth',
    'place-cards',
    'menus',
    'vases',
    'glasses',
    'bottles',
    'dance-floor',
    'rug',
  ] as const),
  ...(['bridge', 'sword-arch', 'paper-cranes', 'seagulls', 'curtains', 'macrame', 'ribbons', 'flags'] as const),
]

const drawnQualities = new Map<string, readonly QualityName[]>(Object.entries(DRAWN_QUALITIES))

/** What the image of a scene shows of its objects. */
export interface SceneQualities {
  /** Whether the setting draws an object itself, in any colour. */
  isPartOfSetting(name: ObjectName): boolean
  /** Whether the image shows an object on a side of its centre. */
  isOnSide(name: ObjectName, side: 'left' | 'right'): boolean
  /** Whether the view shows a quality of an object that other views show. */
  hasQuality(name: ObjectName, quality: QualityPhrase['name']): boolean
}

/** The assumptions before the scene of a prompt exists. */
const ANY_SCENE: SceneQualities = { isPartOfSetting: () => false, isOnSide: () => true, hasQuality: () => true }

/**
 * Returns the parts of a phrase that name qualities, colours or sides that images do not show, such as "striped" of
 * "striped tent".
 */
export function undrawnQualities(
  { facts, qualities = [] }: Pick<Understood, 'facts' | 'qualities'>,
  scene: SceneQualities = ANY_SCENE,
): string[] {
  const isDrawn = (quality: QualityPhrase['name']) => {
    if (quality === 'colour') return isColourDrawn(facts, scene)
    if (quality === 'left' || quality === 'right')
      return facts.some((fact) => fact.kind === 'object' && scene.isOnSide(fact.name, quality))
    return facts.some(
      (fact) =>
        fact.kind !== 'colour' &&
        fact.qualities?.some((own) => own === quality) &&
        (fact.kind !== 'object' || scene.hasQuality(fact.name, quality)) &&
        (drawnQualities.get(`${fact.kind}:${fact.name}`)?.some((drawn) => drawn === quality) ||
          isScaled(fact, quality)),
    )
  }
  return qualities.filter(({ name }) => !isDrawn(name)).map(({ phrase }) => phrase)
}

/** Whether a quality is a size in which the object is drawn. */
function isScaled(fact: Fact, quality: QualityPhrase['name']): boolean {
  if (fact.kind !== 'object' || fact.scale === undefined || UNSCALED.includes(fact.name)) return false
  return SIZES.some((size) => size === quality)
}
