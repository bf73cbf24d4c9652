import { createRandom, hashText, type Random } from '../base/random.ts'
import type { Palette, SceneSpec, SettingName } from '../spec.ts'
import { isGolden } from './colour-roles.ts'
import { arrangeFlorals, pickMetal, pickNapkin } from './florals.ts'
import { findAll, findFirst } from './lexicon.ts'
import { completePalette } from './palette.ts'
import { maskPhrases, type ReadColour, readColours } from './read-colours.ts'
import { readDecor, readDensity } from './read-decor.ts'
import { splitNegatives } from './split-negatives.ts'
import { STYLE_NAMES, STYLES, type Style, type StyleName } from './styles.ts'
import {
  ARCH_WORDS,
  CENTREPIECE_WORDS,
  CHAIR_WORDS,
  COMPOSITION_WORDS,
  DINNER_WORDS,
  FLOWER_WORDS,
  LEAF_WORDS,
  LIGHT_WORDS,
  SEASON_WORDS,
  SETTING_WORDS,
} from './words.ts'

export interface ParseOptions {
  /** Styles chosen besides the prompt. They override styles in the prompt. */
  styles?: readonly string[]
  /** The palettes of reference images, as hex colours. */
  referencePalettes?: readonly (readonly string[])[]
  /** Changes the image of an unchanged prompt. */
  salt?: string
}

const DEFAULT_SETTINGS: readonly SettingName[] = ['vineyard', 'garden', 'estate', 'hills']
const INDOOR_SETTINGS: readonly SettingName[] = ['ballroom', 'loft', 'barn']
const CLOTH = '#fbf4ea'
const LINEN = '#f8f1e8'
const RUNNER = '#f6efe6'

/**
 * Parses a prompt into a scene. The prompt overrides its style, and a style overrides a seeded default.
 *
 * The same text, styles, palettes and salt give the same scene. The scene does not contain the text.
 */
export function parsePrompt(text: string, options: ParseOptions = {}): SceneSpec {
  const { styles = [], referencePalettes = [], salt = '' } = options
  const lower = ` ${text.toLowerCase()} `
  const { wanted, unwanted } = splitNegatives(lower)
  const style = readStyle(wanted, styles)
  const random = createRandom(lower + salt)
  const colours = readColours(wanted)
  const palette = readPalette(colours, referencePalettes.flat(), style, random)
  const setting = findFirst(SETTING_WORDS, wanted) ?? style.setting ?? random.pick(DEFAULT_SETTINGS)
  const said = (target: ReadColour['target']) => colours.find((colour) => colour.target === target)?.hex
  const flowers = findAll(FLOWER_WORDS, wanted)
  const leaves = findAll(LEAF_WORDS, wanted)
  return {
    v: 2,
    description: { facts: [], without: [] },
    seed: hashText(lower + salt).toString(36),
    setting,
    comp: readComposition(wanted, style),
    lightName: readLight(wanted, setting, style),
    season: findFirst(SEASON_WORDS, wanted) ?? style.season ?? 'summer',
    arch: readArch(wanted, unwanted, style, random),
    chair: readChair(wanted, unwanted, style, palette, random),
    fabric: said('fabric') ?? style.fabric ?? CLOTH,
    linen: said('linen') ?? LINEN,
    napkin: said('napkin') ?? pickNapkin(palette),
    metal: pickMetal(palette),
    palette,
    florals: arrangeFlorals(palette, {
      flowers: flowers.length ? flowers : (style.focal ?? []),
      leaves: leaves.length ? leaves : (style.leaves ?? []),
      density: readDensity(wanted, unwanted, style),
    }),
    decor: { ...readDecor(wanted, unwanted, style), runner: said('runner') ?? RUNNER },
    refs: referencePalettes.map((reference) => ({ palette: [...reference] })),
    history: [],
  }
}

function readStyle(text: string, chosen: readonly string[]): Partial<Style> {
  const masked = maskPhrases(text)
  const isStyle = (name: string): name is StyleName => Object.hasOwn(STYLES, name)
  const named = STYLE_NAMES.map((name) => ({ name, at: masked.search(new RegExp(`\\b${name.toLowerCase()}\\b`)) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)
    .map(({ name }) => name)
  const styles = [...chosen.filter(isStyle), ...named].map((name) => STYLES[name])
  return Object.assign({}, ...styles.reverse())
}

function readPalette(
  colours: readonly ReadColour[],
  references: readonly string[],
  style: Partial<Style>,
  random: Random,
): Palette {
  const free = colours.filter(({ target }) => !target).map(({ hex }) => hex)
  if (free.length) return completePalette([...free, ...references])
  if (references.length) return completePalette(references)
  return completePalette(style.palette ?? STYLES[random.pick(STYLE_NAMES)].palette)
}

function readComposition(wanted: string, style: Partial<Style>): SceneSpec['comp'] {
  const named = findFirst(COMPOSITION_WORDS, wanted) ?? (CENTREPIECE_WORDS.test(wanted) ? 'tablescape' : style.comp)
  return named ?? (DINNER_WORDS.test(wanted) ? 'long-tables' : 'aisle')
}

function readLight(wanted: string, setting: SettingName, style: Partial<Style>): SceneSpec['lightName'] {
  const isIndoor = INDOOR_SETTINGS.includes(setting)
  const moody = /\bmoody\b/.test(wanted) ? (isIndoor ? 'candle' : 'fog') : undefined
  return findFirst(LIGHT_WORDS, wanted) ?? moody ?? style.light ?? (isIndoor ? 'candle' : 'golden')
}

function readArch(wanted: string, unwanted: string, style: Partial<Style>, random: Random): SceneSpec['arch'] {
  if (/\barch(es|way)?\b|arbou?r/.test(unwanted)) return 'none'
  return findFirst(ARCH_WORDS, wanted) ?? style.arch ?? random.pick(['arbor', 'arch', 'round', 'canopy'])
}

function readChair(
  wanted: string,
  unwanted: string,
  style: Partial<Style>,
  palette: Palette,
  random: Random,
): SceneSpec['chair'] {
  if (/\bchairs?\b/.test(unwanted)) return 'none'
  const usual = random.pick(['cross', 'chiavari', 'white'] as const)
  return findFirst(CHAIR_WORDS, wanted) ?? style.chair ?? (palette.some(isGolden) ? 'chiavari' : usual)
}
