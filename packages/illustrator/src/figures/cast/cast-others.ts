import { type AttireFact, factsOf, type PersonFact, type SceneDescription } from '@vowkit/understanding'
import { listOf } from '../../base/geometry.ts'
import type { Random } from '../../base/random.ts'
import type { Figure } from '../figure.ts'
import type { HeldName } from '../held/names.ts'
import { COSTUMES, pickHairstyle, pickLook } from './looks.ts'
import { cultureOf } from './named-attire.ts'
import { CLERGY, officiantOf } from './officiants.ts'
import type { Part } from './part.ts'

type Role = Exclude<PersonFact['name'], 'bride' | 'groom' | 'couple' | 'guest' | 'none'>

interface CastMember {
  role: Role
  figure: Figure
}

const MOST = 6
const COUNTS: Readonly<Partial<Record<Role, number>>> = {
  bridesmaid: 3,
  groomsman: 3,
  parent: 2,
  grandparent: 2,
  musician: 2,
}
const PLAYED: readonly HeldName[] = ['violin', 'guitar', 'accordion', 'saxophone']

/** Creates the named people other than the couple and the guests, in the order of the description. */
export function castOthers(description: SceneDescription, random: Random): CastMember[] {
  const named = factsOf(description, 'person').filter(
    (fact): fact is PersonFact & { name: Role } => PARTS[fact.name as Role] !== undefined,
  )
  const culture = cultureOf(description)
  const maids = maidsColour(description)
  return named.flatMap(({ name: role, count, colour, skin, hair, qualities = [] }) =>
    listOf(Math.min(MOST, count ?? COUNTS[role] ?? 1), (i) => {
      const { isOld, extras = [], ...part } = PARTS[role](i, { description, random, maids })
      const look = pickLook(random, culture, isOld || qualities.includes('elderly'))
      const figure: Figure = {
        ...part,
        ...(colour && { colour }),
        skin: skin ?? look.skin,
        hair: hair ?? look.hair,
        hairstyle: part.hairstyle ?? pickHairstyle(random, part.build, look),
        extras: [...extras, ...qualities],
        stature: (part.stature ?? 1) * random.range(0.97, 1.03),
      }
      return { role, figure }
    }),
  )
}

interface Wardrobe {
  description: SceneDescription
  random: Random
  maids: string
}

type CastPart = (index: number, wardrobe: Wardrobe) => Part

const PARTS: Readonly<Record<Role, CastPart>> = {
  bridesmaid: (_, { description, maids }) => ({
    build: 'woman',
    wears: saidOf(description, 'bridesmaid')?.name ?? 'dress',
    colour: maids,
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
    i % 2 === 0
      ? { build: 'woman', wears: 'dress', colour: random.pick(['#8f7f97', '#7f93a0', '#b08d86']), isOld: true }
      : { build: 'man', wears: 'suit', colour: '#3a3d48', isOld: true },
  grandparent: (i, { random }) => ({
    isOld: true,
    stature: 0.95,
    ...(i % 2 === 0
      ? {
          build: 'woman',
          wears: 'short-dress',
          colour: random.pick(['#9a8fa6', '#8fa39a', '#b89a8c']),
          extras: ['glasses'],
        }
      : { build: 'man', wears: 'suit', colour: '#5b5650', extras: ['glasses', 'bow-tie'] }),
  }),
  baby: () => ({ build: 'woman', wears: 'short-dress', colour: '#a8b5a0', held: 'baby' }),
  photographer: (i) => ({ build: i % 2 === 0 ? 'man' : 'woman', wears: 'suit', colour: '#3a3d48', held: 'camera' }),
  waiter: (i) => ({
    build: i % 2 === 0 ? 'man' : 'woman',
    wears: 'tuxedo',
    colour: '#22202a',
    extras: ['bow-tie'],
    held: 'tray',
  }),
  musician: (i) => ({ build: 'man', wears: 'suit', colour: '#2b2a33', held: PLAYED[i % PLAYED.length] as HeldName }),
}

function saidOf(description: SceneDescription, of: AttireFact['of']): AttireFact | undefined {
  return factsOf(description, 'attire').find((fact) => fact.of === of)
}

function maidsColour(description: SceneDescription): string {
  const colours = factsOf(description, 'colour')
  const said = colours.find(({ of }) => of === 'bridesmaids') ?? colours.find(({ of }) => of === undefined)
  return saidOf(description, 'bridesmaid')?.colour ?? said?.colour ?? '#c7a3a0'
}

/** Returns the clothes of groomsmen: the usual men's clothes of the culture, in one colour. */
function groomsmanClothes(description: SceneDescription, random: Random): Pick<Part, 'wears' | 'colour'> {
  const culture = cultureOf(description)
  const suit = factsOf(description, 'colour').find(({ of }) => of === 'suit')?.colour
  const costume = culture && COSTUMES[culture].man
  return { wears: costume?.wears ?? 'suit', colour: suit ?? (costume ? random.pick(costume.colours) : '#454b5c') }
}
