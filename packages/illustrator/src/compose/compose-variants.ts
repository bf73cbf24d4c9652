import { isUnwanted, type Unwanted } from '@vowkit/understanding'
import { createRandom } from '../base/random.ts'
import { completePalette } from '../prompt/palette.ts'
import { STYLES, type StyleName } from '../prompt/styles.ts'
import type { ArchName, ChairName, FlowerName, LeafName, LightName, Look, SceneSpec, SettingName } from '../spec.ts'
import { FORESTS } from './choose-light.ts'
import { suitableViews } from './choose-view.ts'
import { composeScene, mergeStyles } from './compose-scene.ts'

/** The number of variants of a scene, including the scene itself. */
export const VARIANTS = 4

const SETTINGS: readonly SettingName[] = ['garden', 'vineyard', 'estate', 'hills', 'oak-garden', 'olive-grove', 'lake']
/** Structures that suit any place, so that neighbours in the list look different. */
const STRUCTURES: readonly ArchName[] = ['round', 'canopy', 'arch', 'columns', 'hexagon', 'arbor', 'asymmetric-arch']
const CHAIRS: readonly ChairName[] = ['chiavari', 'cross', 'white', 'ghost', 'bench']
const FLOWERS: readonly FlowerName[][] = [
  ['peony', 'rose'],
  ['dahlia', 'ranunculus'],
  ['hydrangea', 'rose'],
  ['anemone', 'ranunculus'],
  ['tulip', 'peony'],
]
const LEAVES: readonly LeafName[][] = [
  ['eucalyptus', 'olive'],
  ['fern', 'ruscus'],
  ['olive', 'ruscus'],
  ['eucalyptus', 'pampas'],
]
const DAYLIGHT: readonly LightName[] = ['golden', 'dusk', 'morning', 'midday']
const INDOOR_LIGHT: readonly LightName[] = ['candle', 'golden', 'night', 'morning']
/** Values of the three looks that are always available, because they only change how full, how colourful and how near it is. */
const ACCENTS = [
  { density: 1.5, linenTint: 0.3, tall: true, distance: 0.9, mirrored: true },
  { density: 0.6, linenTint: 0, drapes: true, distance: 1.25 },
  { density: 1.1, linenTint: 0.85, distance: 1.1, mirrored: true },
] as const
const PALETTES: readonly StyleName[] = ['Romantic', 'Modern', 'Boho', 'Country', 'Fairytale', 'Whimsical', 'Classic']
const FABRICS = ['#fbf4ea', '#f3e3d3', '#ffffff', '#efe6da']

/**
 * Returns four scenes of the same description: the given scene, and three that differ from it where the description
 * leaves it open, such as in the view, the structure, the light, the flowers or the palette. Values in the description
 * are the same in all scenes. The same scene gives the same variants.
 */
export function variantsOf(scene: SceneSpec): SceneSpec[] {
  const { description, seed } = scene
  const compose = (look: Look, index: number) =>
    composeScene(description, { seed: `${seed}-${index + 2}`, references: scene.refs, look })
  return [scene, ...looksOf(scene).map(compose)]
}

function looksOf(scene: SceneSpec): Look[] {
  const { description, seed, florals } = scene
  /** Returns one option for each look, starting at a random one. Omits what the scene already has. */
  const cycle = <T>(what: string, options: readonly T[], isUsed: (option: T) => boolean): (T | undefined)[] => {
    const open = options.filter((option) => !isUsed(option))
    const start = Math.floor(createRandom(`${seed}/variants/${what}`).next() * open.length)
    return Array.from({ length: VARIANTS - 1 }, (_, index) => open[(start + index) % open.length])
  }
  const lacks = (kind: Unwanted['kind'], name: string) => isUnwanted(description, kind, name)
  const style = mergeStyles(description)
  const [usual, ...otherViews] = suitableViews(description, style, scene.setting)
  const views = [...otherViews, usual]
  const settings = cycle('setting', SETTINGS, (name) => name === scene.setting || lacks('venue', name))
  const structures = cycle('structure', STRUCTURES, (name) => name === scene.arch || lacks('structure', name))
  const chairs = cycle('chair', CHAIRS, (name) => name === scene.chair || lacks('seat', name))
  const lights = cycle('light', lightsOf(scene), (name) => name === scene.lightName || lacks('time', name))
  const fabrics = cycle('fabric', FABRICS, (hex) => hex === scene.fabric)
  const leaves = cycle('leaves', LEAVES, (names) => names[0] === florals.leaves[0])
  const flowers = cycle(
    'flowers',
    FLOWERS,
    (names) => names[0] === florals.focal[0] || names.some((name) => lacks('flower', name)),
  )
  const palettes = cycle('palette', palettesOf(scene), ([first]) => first === scene.palette[0])
  return flowers.map((focal, index) =>
    withoutUndefined({
      ...{ comp: views[index % views.length], arch: structures[index], chair: chairs[index], light: lights[index] },
      ...{ focal, leaves: leaves[index], fabric: fabrics[index], palette: palettes[index] },
      setting: style.setting ? undefined : settings[index],
      ...ACCENTS[index],
      firstColour: index + 1,
    }),
  )
}

/** Removes undefined values, which would replace the defaults of styles. */
function withoutUndefined(look: Look): Look {
  return Object.fromEntries(Object.entries(look).filter(([, value]) => value !== undefined))
}

function lightsOf({ lightName, setting }: SceneSpec): readonly LightName[] {
  if (lightName === 'candle') return INDOOR_LIGHT
  return DAYLIGHT.filter((name) => name !== 'golden' || !FORESTS.includes(setting))
}

/** Returns the palettes for looks: those of the description's style in another order, or else those of other styles. */
function palettesOf({ description }: SceneSpec): NonNullable<Look['palette']>[] {
  if (description.without.some(({ kind }) => kind === 'colour')) return []
  const { palette } = mergeStyles(description)
  if (!palette) return PALETTES.map((name) => STYLES[name].palette)
  return palette.map((colour, index) => completePalette([colour, ...palette.toSpliced(index, 1)]))
}
