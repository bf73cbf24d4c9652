import { factOf, factsOf, isUnwanted, type ObjectName, type SceneDescription } from '@vowkit/understanding'
import { isPale, mix } from '../base/colour.ts'
import { createRandom } from '../base/random.ts'
import { isGolden, roleOf } from '../prompt/colour-roles.ts'
import { arrangeFlorals, pickMetal, pickNapkin } from '../prompt/florals.ts'
import { completePalette } from '../prompt/palette.ts'
import { STYLES, type Style } from '../prompt/styles.ts'
import type { ArchName, ChairName, Look, Palette, Reference, SceneSpec, SettingName } from '../spec.ts'
import { chooseDecor, colourOf, editDensity } from './choose-decor.ts'
import { chooseLight, chooseSeason } from './choose-light.ts'
import { chooseSetting } from './choose-setting.ts'
import { chooseView } from './choose-view.ts'
import { CULTURES } from './cultures.ts'
import { drawnFlowers, drawnLeaves, naturalColours, ownColours, referenceFlowers } from './flowers.ts'
import { createKeeper, needsOtherLight, needsOtherSetting } from './keep-unnamed.ts'
import { isRitual } from './rituals.ts'

export interface ComposeOptions {
  /** Different seeds give different images of the same description. */
  seed: string
  /** The colours and the flowers of reference images. */
  references?: readonly Reference[]
  /** The choices of a variant. */
  look?: Look
  /** The scene before an edit. The edit keeps everything that it does not name. */
  before?: SceneSpec | undefined
}

/** Chooses one of the options with a random stream of the seed. `what` names the stream. */
type Choose = <T>(what: string, from: readonly T[]) => T

const DEFAULT_SETTINGS: readonly SettingName[] = ['vineyard', 'garden', 'estate', 'hills']
const DEFAULT_STRUCTURES: readonly ArchName[] = ['arbor', 'arch', 'round', 'canopy']
type Colours = readonly [string, string, string, ...string[]]

/** Muted colours for descriptions that name no colours. They suit every venue and season. */
const USUAL_PALETTES: readonly Colours[] = [
  ['#fdfaf5', '#f0dcd2', '#b9c4a8'],
  ['#fbf4e6', '#e9d9c0', '#a3b295'],
  ['#fdfaf5', '#d5e0e4', '#b0bfa8'],
  ['#fdf6f2', '#e8d3cf', '#a9b8a0'],
  ['#f7efe2', '#d9c3b0', '#9aa68c'],
]
/** Objects of a party, which are colourful unless the description names colours. */
const FESTIVE: readonly ObjectName[] = [
  ...(['balloons', 'bunting', 'papel-picado', 'kites', 'confetti', 'carousel', 'ferris-wheel', 'trampoline'] as const),
]
const FESTIVE_PALETTES: readonly Colours[] = [
  ['#e8909c', '#f0c36a', '#7fb3b5', '#fdfaf5'],
  ['#e59a72', '#8fb58a', '#f3d07e', '#d98ba6'],
  ['#8aa9d6', '#f0a58f', '#f4d58a', '#9bc1a0'],
]
const CLOTH = '#fbf4ea'
/** The setting whose guests sit on the floor, and whose own canopy stands where a wedding arch would. */
const PRAYER_HALL: SettingName = 'gurdwara'
/** The colour of tablecloths that the description leaves open. */
export const LINEN = '#f8f1e8'

/**
 * Composes a scene from a description. Values in the description override the choices of the look, those override the
 * defaults of the description's styles, and those override random choices. The same description and seed give the same scene.
 */
export function composeScene(
  description: SceneDescription,
  { seed, references = [], look, before }: ComposeOptions,
): SceneSpec {
  /** Each choice has its own random stream, so that an edit of one value does not change other choices. */
  const pick = <T>(what: string, from: readonly T[]) => createRandom(`${seed}/${what}`).pick(from)
  const defaults = mergeStyles(description)
  const style: Partial<Style> & Look = { ...defaults, ...look }
  const keep = createKeeper(description, before)
  const setting = keep(
    'setting',
    () => chooseSetting(description, style) ?? pick('setting', DEFAULT_SETTINGS),
    needsOtherSetting(description, before),
  )
  const palette = keep('palette', () =>
    choosePalette(
      description,
      references.flatMap((reference) => reference.palette),
      style,
      pick,
    ),
  )
  const comp = chooseView(description, defaults, setting, { wanted: look?.comp, before })
  const isOtherView = comp !== before?.comp
  return {
    v: 2,
    description,
    seed,
    setting,
    comp,
    lightName: keep(
      'lightName',
      () => chooseLight(description, setting, style),
      needsOtherLight(description, setting, before),
    ),
    season: keep('season', () => chooseSeason(description, style)),
    arch: keep('arch', () => chooseStructure(description, style, { comp, setting }, pick), isOtherView),
    chair: keep('chair', () => chooseSeat(description, style, { comp, palette, setting }, pick), isOtherView),
    seatColour: factOf(description, 'seat')?.colour ?? colourOf(description, 'seat'),
    fabric: keep(
      'fabric',
      () => colourOf(description, 'fabric') ?? colourOf(description, 'structure') ?? style.fabric ?? CLOTH,
    ),
    linen: keep('linen', () => colourOf(description, 'linen') ?? mix(LINEN, pickNapkin(palette), look?.linenTint ?? 0)),
    napkin: keep('napkin', () => colourOf(description, 'napkin') ?? pickNapkin(palette)),
    accent: chooseAccent(description),
    metal: pickMetal(palette),
    palette,
    florals: keep('florals', () => chooseFlorals(description, style, palette, references, before)),
    decor: chooseDecor(description, style),
    refs: references,
    ...(look && { look }),
    past: [],
  }
}

/** Merges the defaults of the named styles. Earlier styles take precedence. */
export function mergeStyles(description: SceneDescription): Partial<Style> {
  const styles = factsOf(description, 'style').map(({ name }) => STYLES[name])
  return Object.assign({}, ...styles.reverse())
}

function choosePalette(
  description: SceneDescription,
  references: readonly string[],
  style: Partial<Style> & Look,
  pick: Choose,
): Palette {
  const named = factsOf(description, 'colour')
    .filter(({ of }) => of === undefined || of === 'flowers')
    .map(({ colour }) => colour)
  if (named.length > 0) return completePalette([...startWith(named, style.firstColour), ...references])
  if (references.length > 0) return completePalette(references)
  const natural = naturalColours(description)
  if (natural.length > 0) return completePalette(natural)
  const culture = factOf(description, 'culture')?.name
  if (culture) return completePalette(CULTURES[culture].palette)
  return completePalette(style.palette ?? pick('palette', isFestive(description) ? FESTIVE_PALETTES : USUAL_PALETTES))
}

function isFestive(description: SceneDescription): boolean {
  return factsOf(description, 'object').some(({ name }) => FESTIVE.includes(name))
}

/** Moves the colour at an index to the start. */
function startWith(colours: readonly string[], index = 0): string[] {
  const first = colours[index]
  return first === undefined ? [...colours] : [first, ...colours.toSpliced(index, 1)]
}

/** Returns the first colour of the whole wedding that is visible on linen. Flowers show the other colours. */
function chooseAccent(description: SceneDescription): string | undefined {
  const whole = factsOf(description, 'colour').filter(({ of }) => of === undefined)
  return whole.map(({ colour }) => colour).find((hex) => !isPale(hex) && roleOf(hex) !== 'metal')
}

function chooseFlorals(
  description: SceneDescription,
  style: Partial<Style>,
  palette: Palette,
  references: readonly Reference[],
  before: SceneSpec | undefined,
): SceneSpec['florals'] {
  const flowers = [...drawnFlowers(description), ...referenceFlowers({ description, refs: references })]
  const leaves = drawnLeaves(description)
  const ofFlowers = factsOf(description, 'colour').flatMap(({ of, colour }) => (of === 'flowers' ? [colour] : []))
  const florals = arrangeFlorals(ofFlowers.length > 0 ? completePalette(ofFlowers) : palette, {
    flowers:
      flowers.length > 0 ? flowers : (style.focal ?? []).filter((name) => !isUnwanted(description, 'flower', name)),
    leaves: leaves.length > 0 ? leaves : (style.leaves ?? []),
    density: editDensity(description, style, before),
  })
  const refusesLeaves = [...description.facts, ...description.without].some(
    ({ kind, name }) => kind === 'leaf' && name === 'none',
  )
  const own = ownColours(description)
  return { ...florals, ...((refusesLeaves || isOnlyCloth(description)) && { greens: [] }), ...(own && { own }) }
}

/** Whether the structure has only cloth: "no flowers, just a bit of white fabric" also excludes garlands of leaves. */
function isOnlyCloth(description: SceneDescription): boolean {
  const isBare = description.facts.some(({ kind, name }) => kind === 'flower' && name === 'none')
  const hasLeaves = drawnLeaves(description).length > 0
  const hasDrapes = factsOf(description, 'object').some(({ name }) => name === 'drapes')
  return isBare && !hasLeaves && (hasDrapes || colourOf(description, 'fabric') !== undefined)
}

/** Chooses the structure above the couple. Objects of rituals stand in front of it, or alone if there is no other. */
function chooseStructure(
  description: SceneDescription,
  style: Partial<Style>,
  { comp, setting }: Pick<SceneSpec, 'comp' | 'setting'>,
  pick: Choose,
): ArchName {
  const named = factsOf(description, 'structure').map(({ name }) => name)
  const main = named.find((name) => !isRitual(name)) ?? named[0]
  if (main) return main
  if (comp === 'scene' || setting === PRAYER_HALL) return 'none'
  const culture = factOf(description, 'culture')?.name
  const isRefused = (name: ArchName) => isUnwanted(description, 'structure', name)
  if (isRefused('arch')) return 'none'
  if (culture && !isRefused(CULTURES[culture].structure)) return CULTURES[culture].structure
  const usual = style.arch ?? pick('structure', DEFAULT_STRUCTURES)
  return isRefused(usual) ? 'none' : usual
}

function chooseSeat(
  description: SceneDescription,
  style: Partial<Style>,
  { comp, palette, setting }: Pick<SceneSpec, 'comp' | 'palette' | 'setting'>,
  pick: Choose,
): ChairName {
  // "No chairs, just benches" names benches.
  const seats = factsOf(description, 'seat')
  const named = seats.find(({ name }) => name !== 'none') ?? seats[0]
  if (named) return named.name
  const stand = factsOf(description, 'action').some(({ name, of }) => name === 'stand' && of === 'guest')
  const isColoured = colourOf(description, 'seat') !== undefined
  if (stand || (comp === 'scene' && !isColoured) || description.without.some(({ kind }) => kind === 'seat'))
    return 'none'
  if (setting === PRAYER_HALL) return 'cushion'
  const usual = pick('seat', ['cross', 'chiavari', 'white'] as const)
  return style.chair ?? (palette.some(isGolden) ? 'chiavari' : usual)
}
