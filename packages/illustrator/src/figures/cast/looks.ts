import type { AttireName, CultureName } from '@vowkit/understanding'
import type { Random } from '../../base/random.ts'
import type { Figure } from '../figure.ts'

/** The skin and hair colours of a person. */
export type Look = Pick<Figure, 'skin' | 'hair'>

/** Skin colours from light to dark, each with matching hair colours. */
const LOOKS: readonly { skin: string; hair: readonly string[] }[] = [
  { skin: '#f6d9c6', hair: ['#d3a868', '#8f3f22', '#6b4226', '#3a2620'] },
  { skin: '#f0c8a6', hair: ['#c99a5b', '#6b4226', '#2b1d1a', '#94512c'] },
  { skin: '#e6b48c', hair: ['#4a2c1e', '#2b1d1a', '#7a4b2a'] },
  { skin: '#d49d72', hair: ['#2b1d1a', '#1b1416', '#4a2c1e'] },
  { skin: '#bb8158', hair: ['#1b1416', '#2b1d1a'] },
  { skin: '#9c6542', hair: ['#17120f', '#2a1a14'] },
  { skin: '#7a4a31', hair: ['#17120f', '#241612'] },
  { skin: '#573423', hair: ['#120e0d', '#1c1512'] },
]
const GREY = ['#b9b2aa', '#d8d3cc', '#8d8781']
const EVERYONE = LOOKS.map((_, i) => i)
/** Indexes of the looks that are common in a culture. Cultures that are not listed use all looks. */
const COMMON: Readonly<Partial<Record<CultureName, readonly number[]>>> = {
  hindu: [3, 4, 4, 5],
  sikh: [3, 4, 4],
  muslim: [2, 3, 4, 5],
  persian: [1, 2, 3],
  chinese: [1, 2, 3],
  japanese: [1, 2],
  korean: [1, 2],
  nigerian: [6, 7],
  mexican: [2, 3, 4],
  moroccan: [2, 3, 4],
  hawaiian: [2, 3, 4, 4],
}
const DARK_HAIRED: readonly CultureName[] = [
  'hindu',
  'sikh',
  'muslim',
  'persian',
  'chinese',
  'japanese',
  'korean',
  'nigerian',
]
const DARKEST = ['#17120f', '#1b1416', '#2a1a14']

/**
 * Chooses skin and hair colours. A culture makes some looks more likely. Without a culture, all looks are equally
 * likely.
 */
export function pickLook(random: Random, culture?: CultureName, isOld = false): Look {
  const common = culture && COMMON[culture]
  const { skin, hair } = LOOKS[random.pick(common ?? EVERYONE)] as (typeof LOOKS)[number]
  const isDark = culture !== undefined && DARK_HAIRED.includes(culture)
  return { skin, hair: random.pick(isOld ? GREY : isDark ? DARKEST : hair) }
}

export function pickHairstyle(random: Random, build: Figure['build'], { skin, hair }: Look): Figure['hairstyle'] {
  const isDeep = LOOKS.findIndex((look) => look.skin === skin) >= 5
  if (build === 'woman' && GREY.includes(hair)) return random.pick(['bun', 'short', 'curls'])
  if (build === 'woman')
    return random.pick(isDeep ? ['curls', 'curls', 'bun', 'long'] : ['bun', 'bun', 'long', 'curls'])
  if (build === 'man') return random.next() < 0.1 ? 'bald' : 'short'
  return random.pick(['short', 'long', 'curls'])
}

/** The clothes of women and men at a wedding of a culture. Colours are `#rrggbb`. */
export interface Costume {
  wears: AttireName
  colours: readonly string[]
  extras?: readonly AttireName[]
}

export interface Costumes {
  woman: Costume
  man: Costume
}

const WHITES = ['#fdf8f1', '#fbf3e6', '#f9f0ec']
const SUITS = ['#2f3a52', '#3d4046', '#22202a', '#5b5148', '#3f4f48', '#8a7a66']
const GOWN: Costume = { wears: 'dress', colours: WHITES, extras: ['veil'] }
const SUIT: Costume = { wears: 'suit', colours: SUITS }

/** The clothes of a couple if the description names no culture. */
export const WESTERN: Costumes = { woman: GOWN, man: SUIT }

export const COSTUMES: Readonly<Record<CultureName, Costumes>> = {
  christian: WESTERN,
  jewish: WESTERN,
  hindu: {
    woman: { wears: 'lehenga', colours: ['#b3203c', '#a81d4f', '#c2383a'] },
    man: { wears: 'sherwani', colours: ['#f1e4c8', '#efdcc0'], extras: ['turban'] },
  },
  sikh: {
    woman: { wears: 'lehenga', colours: ['#b3203c', '#c4416a'] },
    man: { wears: 'sherwani', colours: ['#f1e4c8', '#e9d9bd'], extras: ['turban'] },
  },
  muslim: { woman: { wears: 'caftan', colours: ['#f6eee0', '#efe2cf'], extras: ['veil'] }, man: SUIT },
  persian: WESTERN,
  chinese: {
    woman: { wears: 'qipao', colours: ['#b8202f'] },
    man: { wears: 'qipao', colours: ['#7d1f2a', '#22202a'] },
  },
  japanese: {
    woman: { wears: 'kimono', colours: ['#fbf6ee', '#c23b4b'] },
    man: { wears: 'kimono', colours: ['#26242c'] },
  },
  korean: {
    woman: { wears: 'hanbok', colours: ['#d3506a', '#c94f7c'] },
    man: { wears: 'hanbok', colours: ['#4f74a8', '#5f86a0'] },
  },
  mexican: WESTERN,
  nigerian: {
    woman: { wears: 'gele', colours: ['#c2566e', '#2f7d74', '#b5652f'] },
    man: { wears: 'agbada', colours: ['#efe4cc', '#3f5f8a'] },
  },
  scottish: { woman: GOWN, man: { wears: 'kilt', colours: ['#7a2430', '#23563f', '#2c4470'] } },
  greek: { woman: { wears: 'dress', colours: WHITES, extras: ['flower-crown'] }, man: SUIT },
  moroccan: {
    woman: { wears: 'caftan', colours: ['#2c7a5c', '#f6eee0', '#8a2f5b'], extras: ['tiara'] },
    man: { wears: 'caftan', colours: ['#f4ecdc'] },
  },
  hawaiian: {
    woman: { wears: 'dress', colours: WHITES, extras: ['flower-crown'] },
    man: { wears: 'suit', colours: ['#e6d8bf', '#d9c7a8'] },
  },
}

/**
 * The culture of each piece of traditional clothing. If the description names such clothes for one person, the
 * partner's clothes match that culture.
 */
export const CULTURE_OF: Readonly<Partial<Record<AttireName, CultureName>>> = {
  sari: 'hindu',
  lehenga: 'hindu',
  sherwani: 'hindu',
  hanbok: 'korean',
  kimono: 'japanese',
  qipao: 'chinese',
  kilt: 'scottish',
  agbada: 'nigerian',
  gele: 'nigerian',
}
