import { type AttireName, type CultureName, factsOf, type SceneDescription } from '@vowkit/understanding'
import { mix } from '../../base/colour.ts'
import { listOf } from '../../base/geometry.ts'
import type { Random } from '../../base/random.ts'
import type { Figure } from '../figure.ts'
import { pickHairstyle, pickLook } from './looks.ts'
import { cultureOf } from './named-attire.ts'

const MUTED = [
  '#8797a8',
  '#b8938a',
  '#8fa083',
  '#c9a58c',
  '#7a84a6',
  '#a87a8c',
  '#b9ad8c',
  '#6d8a8a',
  '#d0ae98',
  '#9a86a8',
]
const SUITS = ['#34394a', '#4a4744', '#6b7686', '#55504b', '#94826c', '#4a5a54', '#8a8c90', '#5a5068', '#a39a88']
const BRIGHT = ['#a83a55', '#2f7d74', '#c27a35', '#4a5fa0', '#7a3f7e', '#b5932f']
/** The number of different appearances in one group of guests. More appearances make larger SVG files. */
const LOOKS = 14
const GIRTHS = [0.94, 1, 1, 1.08, 1.18]
const HINT = 0.35
const OLD = 0.22
const CHILDREN = 0.06
/** The fraction of guests in traditional clothes of the culture. */
const TRADITIONAL = 0.6

interface GuestClothes {
  woman: readonly AttireName[]
  man: readonly AttireName[]
  colours: readonly string[]
}

const WESTERN: GuestClothes = {
  woman: ['short-dress', 'short-dress', 'short-dress', 'dress'],
  man: ['suit'],
  colours: MUTED,
}
const TRADITIONS: Readonly<Partial<Record<CultureName, GuestClothes>>> = {
  hindu: { woman: ['sari', 'lehenga'], man: ['sherwani'], colours: BRIGHT },
  sikh: { woman: ['sari', 'lehenga'], man: ['sherwani'], colours: BRIGHT },
  muslim: { woman: ['abaya', 'caftan'], man: ['suit'], colours: MUTED },
  japanese: { woman: ['kimono', 'dress'], man: ['suit'], colours: MUTED },
  korean: { woman: ['hanbok'], man: ['suit', 'hanbok'], colours: ['#c98a9c', '#8fb0b8', '#d6b98a', '#9a8ab8'] },
  chinese: { woman: ['qipao', 'dress'], man: ['suit'], colours: ['#a83a45', '#7c5a80', '#4f7a72', '#c29a5b'] },
  nigerian: { woman: ['gele'], man: ['agbada'], colours: BRIGHT },
  scottish: { woman: ['dress', 'short-dress'], man: ['kilt', 'suit'], colours: ['#7a2430', '#23563f', '#2c4470'] },
  moroccan: { woman: ['caftan'], man: ['suit', 'caftan'], colours: ['#2c7a5c', '#8a4a5b', '#b58a3f', '#5a6f9a'] },
}

/**
 * Creates guests of varied ages, builds and appearances, in muted clothes with accents of the palette. Large groups
 * repeat appearances at other sizes, which keeps the SVG small.
 */
export function castGuests(description: SceneDescription, count: number, random: Random): Figure[] {
  const culture = cultureOf(description)
  const palette = factsOf(description, 'colour').flatMap(({ of, colour }) => (of === undefined ? [colour] : []))
  const said = factsOf(description, 'attire').filter(({ of }) => of === 'guest')
  const tradition = culture && TRADITIONS[culture]
  const looks = listOf(Math.min(count, LOOKS), () => {
    const clothes = tradition && random.next() < TRADITIONAL ? tradition : WESTERN
    const guest = castGuest(clothes, palette, culture, random)
    const dressed = said.length > 0 && guest.build !== 'child' ? random.pick(said) : undefined
    return dressed ? { ...guest, wears: dressed.name, colour: dressed.colour ?? guest.colour } : guest
  })
  return listOf(count, (i) => {
    const round = Math.floor(i / looks.length)
    const look = looks[(i * (round % 2 === 0 ? 1 : 5) + round * 3) % looks.length] as Figure
    return { ...look, stature: random.range(0.95, 1.05) }
  })
}

function castGuest(
  clothes: GuestClothes,
  palette: readonly string[],
  culture: CultureName | undefined,
  random: Random,
): Figure {
  const isChild = random.next() < CHILDREN
  const adult = random.next() < 0.5 ? 'woman' : 'man'
  const wears = isChild ? random.pick(['dress', 'suit'] as const) : random.pick(clothes[adult])
  const isOld = !isChild && random.next() < OLD
  const look = pickLook(random, culture, isOld)
  const build = isChild ? 'child' : adult
  return {
    build,
    wears,
    colour: guestColour(wears, clothes, palette, random),
    ...look,
    hairstyle: pickHairstyle(random, build, look),
    extras: guestHat(wears, build, random),
    girth: isChild ? 1 : random.pick(GIRTHS),
  }
}

function guestColour(wears: AttireName, { colours }: GuestClothes, palette: readonly string[], random: Random): string {
  const own = wears === 'suit' ? random.pick(SUITS) : random.pick(colours)
  // Every palette uses as many random numbers, so that new colours change no other guest.
  const hint = random.pick(palette.length > 0 ? palette : [undefined])
  if (wears === 'suit') return own
  const strength = random.range(0, 2 * HINT)
  return hint ? mix(own, hint, strength) : own
}

function guestHat(wears: AttireName, build: Figure['build'], random: Random): AttireName[] {
  const isWestern = wears === 'dress' || wears === 'short-dress'
  return isWestern && build === 'woman' && random.next() < 0.14 ? ['hat'] : []
}
