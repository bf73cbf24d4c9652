import {
  type AttireFact,
  type AttireName,
  factsOf,
  isUnwanted,
  type PersonFact,
  type QualityName,
  type SceneDescription,
} from '@vowkit/understanding'
import type { Random } from '../../base/random.ts'
import { isExtra } from '../attire/index.ts'
import type { Figure } from '../figure.ts'
import { COSTUMES, type Costume, CULTURE_OF, pickHairstyle, pickLook, WESTERN } from './looks.ts'
import { type Adult, attireOf, coloursOf, cultureOf, type Part, pickNamed } from './named-attire.ts'

/** Default colours of clothes, for descriptions that give no colour. */
const USUAL: Readonly<Partial<Record<AttireName, string>>> = {
  tuxedo: '#1d1b22',
  uniform: '#22304f',
  abaya: '#f4ecdf',
  sari: '#b3263b',
  'ao-dai': '#c22c3a',
  caftan: '#f6eee0',
  dirndl: '#3f6b4f',
  lederhosen: '#7a5432',
  shirt: '#f7f3ea',
  barong: '#f4ead2',
  'charro-suit': '#26242c',
}

/** The qualities of accessories that change how they are drawn. */
const WITH_EXTRAS = ['fur', 'short'] as const satisfies readonly QualityName[]
const UNVEILED = 0.45
/** The colour of the dress of a bride who refuses white. */
const UNWHITE = '#d9a3a0'

/** Returns the usual clothes, without those that the description refuses. */
function usualClothes(description: SceneDescription, { wears }: Costume): AttireName {
  return isUnwanted(description, 'attire', wears) ? 'jumpsuit' : wears
}

/** Creates the couple of a description. Details that the description leaves open are chosen with `random`. */
export function castCouple(description: SceneDescription, random: Random): [Figure, Figure] {
  const people = factsOf(description, 'person')
  const brides = people.filter(({ name }) => name === 'bride')
  const grooms = people.filter(({ name }) => name === 'groom')
  const couple = people.find(({ name }) => name === 'couple')
  const builds = buildsOf(brides, grooms)
  const counts = {
    woman: builds.filter((build) => build === 'woman').length,
    man: builds.filter((build) => build === 'man').length,
  }
  const seen = { woman: 0, man: 0 }
  const [first, second] = builds.map((build) => {
    const index = seen[build]++
    const facts = build === 'woman' ? brides : grooms
    return castPartner(description, random, {
      build,
      index,
      alike: counts[build],
      person: personOf(facts, index),
      couple,
    })
  })
  return [first as Figure, second as Figure]
}

/** Returns what the description says about one of the people with the same role. */
function personOf(facts: readonly PersonFact[], index: number): PersonFact | undefined {
  const [shared, second = shared] = facts.filter(({ partner }) => partner === undefined)
  const own = facts.find(({ partner }) => partner === index + 1)
  const base = index === 0 ? shared : second
  return base && own ? { ...base, ...own } : (own ?? base)
}

function buildsOf(brides: readonly PersonFact[], grooms: readonly PersonFact[]): [Adult, Adult] {
  const total = (facts: readonly PersonFact[]) => Math.max(facts.length, ...facts.map(({ count = 1 }) => count))
  if (total(brides) >= 2 && grooms.length === 0) return ['woman', 'woman']
  if (total(grooms) >= 2 && brides.length === 0) return ['man', 'man']
  return ['woman', 'man']
}

function castPartner(description: SceneDescription, random: Random, part: Part): Figure {
  const { build } = part
  const person = { ...part.couple, ...part.person }
  const qualities = [...(part.couple?.qualities ?? []), ...(part.person?.qualities ?? [])]
  const culture = cultureOf(description)
  const costume = (culture ? COSTUMES[culture] : WESTERN)[build]
  const named = attireOf(description, part)
  const clothes = pickNamed(
    named.filter(({ name }) => !isExtra(name)),
    part,
  )
  const look = pickLook(random, culture, qualities.includes('elderly'))
  const usual = costumeColour(costume, random)
  const wears = cutOf(clothes?.name ?? usualClothes(description, costume), clothes?.qualities)
  const own = clothes?.of === undefined ? undefined : clothes.colour
  const colour =
    colourOfPair(description, part, clothes) ??
    own ??
    secondColour(description, part, wears) ??
    clothes?.colour ??
    saidColour(description, build) ??
    (isUnwanted(description, 'colour', 'white') && build === 'woman' ? UNWHITE : undefined) ??
    (wears === costume.wears ? usual : (USUAL[wears] ?? westernColour(wears, build, random)))
  return {
    build,
    wears,
    colour,
    skin: person.skin ?? look.skin,
    hair: person.hair ?? look.hair,
    hairstyle: pickHairstyle(random, build, look),
    colours: coloursOf(named),
    extras: [
      ...extrasOf(description, { named, costume, wears, isVeiled: random.next() > UNVEILED }),
      ...qualities,
      ...(clothes?.qualities ?? []),
      ...named.flatMap(({ name, qualities: own = [] }) =>
        isExtra(name) ? WITH_EXTRAS.filter((quality) => own.includes(quality)) : [],
      ),
    ],
    bouquet: build === 'woman' && wears !== 'lehenga' && wears !== 'kimono' && !excludesFlowers(description),
    stature: random.range(0.97, 1.03),
  }
}

function excludesFlowers(description: SceneDescription): boolean {
  return factsOf(description, 'flower').some(({ name }) => name === 'none')
}

/** Returns the clothes with the length that the description gives them. */
function cutOf(wears: AttireName, qualities: readonly QualityName[] = []): AttireName {
  return wears === 'dress' && qualities.includes('short') ? 'short-dress' : wears
}

function saidColour(description: SceneDescription, build: Adult): string | undefined {
  const target = build === 'woman' ? 'dress' : 'suit'
  return factsOf(description, 'colour').find(({ of }) => of === target)?.colour
}

/** Returns the colour of one of two brides or two grooms if the description gives two colours: "navy and grey suits". */
function colourOfPair(description: SceneDescription, part: Part, clothes: AttireFact | undefined): string | undefined {
  if (part.alike !== 2 || clothes?.partner !== undefined) return undefined
  const target = part.build === 'woman' ? 'dress' : 'suit'
  const colours = factsOf(description, 'colour').filter(({ of }) => of === target)
  return colours.length === 2 ? colours[part.index]?.colour : undefined
}

/** Returns the second of two colours of clothes that both partners wear, such as hanboks, for the groom. */
function secondColour(description: SceneDescription, { build, alike }: Part, wears: AttireName): string | undefined {
  if (build === 'woman' || alike === 2 || CULTURE_OF[wears] === undefined) return undefined
  const [, second] = factsOf(description, 'colour').filter(({ of }) => of === 'dress')
  return second?.colour
}

function costumeColour({ colours }: Costume, random: Random): string {
  return random.pick(colours)
}

function westernColour(wears: AttireName, build: Adult, random: Random): string {
  const culture = CULTURE_OF[wears]
  return costumeColour((culture ? COSTUMES[culture] : WESTERN)[build], random)
}

interface ExtraChoice {
  named: readonly AttireFact[]
  costume: Costume
  wears: AttireName
  isVeiled: boolean
}

function extrasOf(description: SceneDescription, { named, costume, wears, isVeiled }: ExtraChoice): AttireName[] {
  const said = named.map(({ name }) => name).filter(isExtra)
  const isUsual = wears === costume.wears || (wears === 'ballgown' && costume.wears === 'dress')
  const usual = said.length === 0 && isUsual ? (costume.extras ?? []).filter((name) => name !== 'veil' || isVeiled) : []
  return [...new Set([...said, ...usual])].filter((name) => !isUnwanted(description, 'attire', name))
}
