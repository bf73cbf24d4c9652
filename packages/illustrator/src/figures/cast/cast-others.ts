import {
  type AttireFact,
  type AttireName,
  factsOf,
  isUnwanted,
  type PersonFact,
  type SceneDescription,
} from '@vowkit/understanding'
import { mix } from '../../base/colour.ts'
import { listOf } from '../../base/geometry.ts'
import type { Random } from '../../base/random.ts'
import { isExtra } from '../attire/index.ts'
import type { Figure } from '../figure.ts'
import type { HeldName } from '../held/names.ts'
import { COSTUMES, pickHairstyle, pickLook } from './looks.ts'
import { coloursOf, cultureOf } from './named-attire.ts'
import { CLERGY, officiantOf } from './officiants.ts'
import type { Part } from './part.ts'

type Role = Exclude<PersonFact['name'], 'bride' | 'groom' | 'couple' | 'guest' | 'none'>

interface CastMember {
  role: Role
  figure: Figure
}

const MOST = 9
const COUNTS: Readonly<Partial<Record<Role, number>>> = {
  bridesmaid: 3,
  groomsman: 3,
  parent: 2,
  grandparent: 2,
  musician: 2,
  child: 2,
}
/** The colours of dresses that do not match, in the order of the rainbow. */
const MIXED = ['#d9666f', '#eb9a62', '#edcf72', '#86b587', '#7fabd6', '#8a86c9', '#b884bd']
/** The fraction of a named colour in dresses that do not match. */
const SHARED_HUE = 0.55
const PLAYED: readonly HeldName[] = ['violin', 'guitar', 'accordion', 'saxophone']

/** Creates the named people other than the couple and the guests, in the order of the description. */
export function castOthers(description: SceneDescription, random: Random): CastMember[] {
  const people = factsOf(description, 'person')
  const isMissing = namesMaidsClothes(description) && !people.some(({ name }) => name === 'bridesmaid')
  const maid: PersonFact[] = isMissing ? [{ kind: 'person', name: 'bridesmaid' }] : []
  const named = [...people, ...maid].filter(
    (fact): fact is PersonFact & { name: Role } => PARTS[fact.name as Role] !== undefined,
  )
  const culture = cultureOf(description)
  const maids = maidsColours(description)
  return named.flatMap(({ name: role, count, many, colour, skin, hair, qualities = [] }) =>
    listOf(Math.min(MOST, count ?? COUNTS[role] ?? many ?? 1), (i) => {
      const { isOld, extras = [], ...part } = PARTS[role](i, { description, random, maids })
      const look = pickLook(random, culture, isOld || qualities.includes('elderly'))
      const figure: Figure = {
        ...part,
        ...clothesOf(description, role, part.build),
        ...(colour && role !== 'bridesmaid' && { colour }),
        skin: skin ?? look.skin,
        hair: hair ?? look.hair,
        hairstyle: part.hairstyle ?? pickHairstyle(random, part.build, look),
        extras: [...extras, ...accessoriesOf(description, role), ...qualities],
        colours: { ...part.colours, ...coloursOf(wornBy(description, role)) },
        stature: (part.stature ?? 1) * random.range(0.97, 1.03),
      }
      return { role, figure }
    }),
  )
}

/** Whether a description names clothes of bridesmaids, as in "orange bridesmaid dresses". */
function namesMaidsClothes(description: SceneDescription): boolean {
  if (isUnwanted(description, 'person', 'bridesmaid')) return false
  const isColoured = factsOf(description, 'colour').some(({ of }) => of === 'bridesmaids')
  return isColoured || saidOf(description, 'bridesmaid') !== undefined
}

interface Wardrobe {
  description: SceneDescription
  random: Random
  /** The colours of the bridesmaids, in turn. */
  maids: readonly string[]
}

type CastPart = (index: number, wardrobe: Wardrobe) => Part

const MOTHER = { build: 'woman', wears: 'dress', isOld: true } as const
const FATHER: Part = { build: 'man', wears: 'suit', colour: '#3a3d48', isOld: true }
const GRANDMOTHER: Omit<Part, 'colour'> = {
  build: 'woman',
  wears: 'short-dress',
  extras: ['glasses'],
  isOld: true,
  stature: 0.95,
}
const GRANDFATHER: Part = {
  build: 'man',
  wears: 'suit',
  colour: '#5b5650',
  extras: ['glasses', 'bow-tie'],
  isOld: true,
  stature: 0.95,
}

const PARTS: Readonly<Record<Role, CastPart>> = {
  bridesmaid: (i, { description, maids }) => ({
    build: 'woman',
    wears: saidOf(description, 'bridesmaid')?.name ?? 'dress',
    colour: maids[i % maids.length] as string,
    extras: saidOf(description, 'bridesmaid')?.qualities ?? [],
    bouquet: true,
  }),
  groomsman: (_, { description, random }) => ({ build: 'man', ...groomsmanClothes(description, random) }),
  'flower-girl': () => ({
    build: 'child',
    wears: 'dress',
    colour: '#fdf4ee',
    extras: ['flower-crown'],
    held: 'petal-basket',
  }),
  'ring-bearer': (_, { description, random }) => ({
    build: 'child',
    ...groomsmanClothes(description, random),
    extras: ['bow-tie'],
    held: 'ring-pillow',
  }),
  child: (i) => ({
    build: 'child',
    wears: i % 2 === 0 ? 'dress' : 'suit',
    colour: i % 2 === 0 ? '#e8cfc6' : '#8a93a6',
  }),
  officiant: (_, { description, random }) => officiantOf(description, random),
  priest: () => CLERGY.priest,
  rabbi: () => CLERGY.rabbi,
  imam: () => CLERGY.imam,
  monk: () => CLERGY.monk,
  pandit: () => CLERGY.pandit,
  parent: (i, { random }) =>
    i % 2 === 0 ? { ...MOTHER, colour: random.pick(['#8f7f97', '#7f93a0', '#b08d86']) } : FATHER,
  mother: (_, { random }) => ({ ...MOTHER, colour: random.pick(['#8f7f97', '#7f93a0', '#b08d86']) }),
  father: () => FATHER,
  grandmother: (_, { random }) => ({ ...GRANDMOTHER, colour: random.pick(['#9a8fa6', '#8fa39a', '#b89a8c']) }),
  grandfather: () => GRANDFATHER,
  grandparent: (i, { random }) =>
    i % 2 === 0 ? { ...GRANDMOTHER, colour: random.pick(['#9a8fa6', '#8fa39a', '#b89a8c']) } : GRANDFATHER,
  baby: () => ({ build: 'woman', wears: 'short-dress', colour: '#a8b5a0', held: 'baby' }),
  photographer: (i) => ({ build: i % 2 === 0 ? 'man' : 'woman', wears: 'shirt', colour: '#dbe3e8', held: 'camera' }),
  waiter: (i) => ({
    build: i % 2 === 0 ? 'man' : 'woman',
    wears: 'tuxedo',
    colour: '#22202a',
    extras: ['bow-tie'],
    held: 'tray',
  }),
  musician: (i) => ({ build: 'man', wears: 'suit', colour: '#2b2a33', held: PLAYED[i % PLAYED.length] as HeldName }),
}

/** People whose parts contain the clothes that the description names. */
const DRESSED: readonly Role[] = ['bridesmaid', 'groomsman', 'ring-bearer']
const FOR_MEN: readonly AttireName[] = ['suit', 'tuxedo', 'kilt', 'sherwani', 'agbada', 'uniform', 'shirt']

/** Returns the outfit that the description gives to people of a role, as in "my grandmother in a purple sari". */
function clothesOf(
  description: SceneDescription,
  role: Role,
  build: Figure['build'],
): Partial<Pick<Figure, 'wears' | 'colour'>> {
  if (DRESSED.includes(role)) return {}
  const outfit = wornBy(description, role).find(({ name }) => !isExtra(name))
  if (!outfit || (build === 'woman' && FOR_MEN.includes(outfit.name))) return {}
  return { wears: outfit.name, ...(outfit.colour && { colour: outfit.colour }) }
}

/** Returns the accessories that the description gives to people of a role, such as suspenders. */
function accessoriesOf(description: SceneDescription, role: Role): AttireName[] {
  if (role === 'groomsman') return []
  return wornBy(description, role).flatMap(({ name }) => (isExtra(name) ? [name] : []))
}

function wornBy(description: SceneDescription, role: Role): AttireFact[] {
  return factsOf(description, 'attire').filter(({ of }) => of === role)
}

function saidOf(description: SceneDescription, of: AttireFact['of']): AttireFact | undefined {
  return factsOf(description, 'attire').find((fact) => fact.of === of)
}

/** Returns the colours of the bridesmaids' dresses: one for all, or different ones if the description says so. */
function maidsColours(description: SceneDescription): readonly string[] {
  const colours = factsOf(description, 'colour')
  const own = saidOf(description, 'bridesmaid')
  const said = colours.filter(({ of }) => of === 'bridesmaids').map(({ colour }) => colour)
  const maids = factsOf(description, 'person').find(({ name }) => name === 'bridesmaid')
  const isMixed = [maids, own].some((fact) => fact?.qualities?.includes('mixed'))
  if (isMixed) return said.length > 1 ? said : MIXED.map((colour) => mix(colour, said[0] ?? colour, SHARED_HUE))
  if (said.length > 0) return said
  const palette = colours.find(({ of }) => of === undefined)?.colour
  return [own?.colour ?? maids?.colour ?? palette ?? '#c7a3a0']
}

/** Returns the clothes of groomsmen: the usual men's clothes of the culture, in one colour. */
function groomsmanClothes(
  description: SceneDescription,
  random: Random,
): Pick<Part, 'wears' | 'colour' | 'extras' | 'colours'> {
  const culture = cultureOf(description)
  const said = factsOf(description, 'attire').filter(({ of }) => of === 'groomsman')
  const outfit = said.find(({ name }) => !isExtra(name))
  const suit = factsOf(description, 'colour').find(({ of }) => of === 'suit')?.colour
  const costume = culture && COSTUMES[culture].man
  const usual = suit ?? (costume ? random.pick(costume.colours) : '#454b5c')
  return {
    wears: outfit?.name ?? costume?.wears ?? 'suit',
    colour: outfit?.colour ?? usual,
    extras: said.map(({ name }) => name).filter(isExtra),
    colours: coloursOf(said),
  }
}
