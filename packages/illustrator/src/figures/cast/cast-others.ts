import {
  type AttireFact,
  type CultureName,
  factsOf,
  type PersonFact,
  type SceneDescription,
} from '@vowkit/understanding'
import { listOf } from '../../base/geometry.ts'
import type { Random } from '../../base/random.ts'
import type { Figure } from '../figure.ts'
import { COSTUMES, pickHairstyle, pickLook } from './looks.ts'
import { cultureOf } from './named-attire.ts'

type Role = Exclude<PersonFact['name'], 'bride' | 'groom' | 'couple' | 'guest' | 'none'>

interface CastMember {
  role: Role
  figure: Figure
}

interface Part extends Pick<Figure, 'build' | 'wears' | 'colour'> {
  extras?: Figure['extras']
  bouquet?: boolean
  isOld?: boolean
}

const MOST = 6
const COUNTS: Readonly<Partial<Record<Role, number>>> = { bridesmaid: 3, groomsman: 3, parent: 2 }

/** Creates the named people other than the couple and the guests, in the order of the description. */
export function castOthers(description: SceneDescription, random: Random): CastMember[] {
  const named = factsOf(description, 'person').filter(
    (fact): fact is PersonFact & { name: Role } => PARTS[fact.name as Role] !== undefined,
  )
  const culture = cultureOf(description)
  const maids = maidsColour(description)
  return named.flatMap(({ name: role, count, colour, skin, hair }) =>
    listOf(Math.min(MOST, count ?? COUNTS[role] ?? 1), (i) => {
      const { isOld, extras = [], ...part } = PARTS[role](i, { description, random, maids })
      const look = pickLook(random, culture, isOld)
      const figure: Figure = {
        ...part,
        ...(colour && { colour }),
        skin: skin ?? look.skin,
        hair: hair ?? look.hair,
        hairstyle: pickHairstyle(random, part.build, look),
        extras,
        stature: random.range(0.97, 1.03),
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
    bouquet: true,
  }),
  groomsman: (_, { description, random }) => ({ build: 'man', ...groomsmanClothes(description, random) }),
  'flower-girl': () => ({ build: 'child', wears: 'dress', colour: '#fdf4ee', extras: ['flower-crown'], bouquet: true }),
  'ring-bearer': (_, { description, random }) => ({ build: 'child', ...groomsmanClothes(description, random) }),
  child: (i) => ({
    build: 'child',
    wears: i % 2 === 0 ? 'dress' : 'suit',
    colour: i % 2 === 0 ? '#e8cfc6' : '#8a93a6',
  }),
  officiant: (_, { description, random }) => ({ ...officiantClothes(description, random), isOld: true }),
  parent: (i, { random }) =>
    i % 2 === 0
      ? { build: 'woman', wears: 'dress', colour: random.pick(['#8f7f97', '#7f93a0', '#b08d86']), isOld: true }
      : { build: 'man', wears: 'suit', colour: '#3a3d48', isOld: true },
  musician: () => ({ build: 'man', wears: 'tuxedo', colour: '#1d1b22' }),
}

/** The clothes of officiants by culture. */
const OFFICIANTS: Readonly<Partial<Record<CultureName, Part>>> = {
  christian: { build: 'man', wears: 'caftan', colour: '#fbf7ee' },
  hindu: { build: 'man', wears: 'sherwani', colour: '#f3e3c6', extras: ['turban'] },
  sikh: { build: 'man', wears: 'sherwani', colour: '#f6f0e4', extras: ['turban'] },
  jewish: { build: 'man', wears: 'suit', colour: '#26242c', extras: ['hat'] },
  muslim: { build: 'man', wears: 'caftan', colour: '#f1ece0', extras: ['turban'] },
  moroccan: { build: 'man', wears: 'caftan', colour: '#f4ecdc' },
  japanese: { build: 'man', wears: 'kimono', colour: '#f5f1e8' },
  korean: { build: 'man', wears: 'hanbok', colour: '#dfe6ea' },
  chinese: { build: 'man', wears: 'qipao', colour: '#5a2730' },
  nigerian: { build: 'man', wears: 'agbada', colour: '#f4efe2' },
  scottish: { build: 'man', wears: 'kilt', colour: '#2c4470' },
  hawaiian: { build: 'man', wears: 'caftan', colour: '#fdf6e6', extras: ['flower-crown'] },
  greek: { build: 'man', wears: 'caftan', colour: '#26242c' },
}
const OFFICIANT_COLOURS = ['#3a4254', '#5b5148', '#46584e', '#6a6f7c', '#5a4a5e']

/** Returns the usual clothes of the culture's officiants. Other officiants are women and men in plain clothes. */
function officiantClothes(description: SceneDescription, random: Random): Part {
  const culture = cultureOf(description)
  const usual = culture && OFFICIANTS[culture]
  if (usual) return usual
  const colour = random.pick(OFFICIANT_COLOURS)
  return random.next() < 0.5 ? { build: 'woman', wears: 'dress', colour } : { build: 'man', wears: 'suit', colour }
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
