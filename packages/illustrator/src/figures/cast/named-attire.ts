import {
  type AttireFact,
  type AttireName,
  type CultureName,
  factOf,
  factsOf,
  isUnwanted,
  type PersonFact,
  type SceneDescription,
} from '@vowkit/understanding'
import { isExtra } from '../attire/index.ts'
import { CULTURE_OF } from './looks.ts'

export type Adult = 'woman' | 'man'

export interface Part {
  build: Adult
  /** The position among people with the same build: 1 for the second of two brides or grooms. */
  index: number
  /** The number of people in the couple with this build. */
  alike: number
  person?: PersonFact | undefined
  /** The fact that names both partners together, such as "an elderly couple". */
  couple?: PersonFact | undefined
}

const WOMENS: readonly AttireName[] = [
  'dress',
  'ballgown',
  'short-dress',
  'jumpsuit',
  'sari',
  'lehenga',
  'gele',
  'abaya',
  'veil',
  'flower-crown',
  'tiara',
  'dirndl',
  'fascinator',
  'terno',
  'shawl',
  'cape',
  'coat',
]

/** Clothes that only brides and women wear. */
const GOWNS: readonly AttireName[] = [
  'dress',
  'ballgown',
  'short-dress',
  'sari',
  'lehenga',
  'gele',
  'dirndl',
  'veil',
  'terno',
]

const MENS: readonly AttireName[] = [
  'suit',
  'tuxedo',
  'sherwani',
  'kilt',
  'agbada',
  'uniform',
  'turban',
  'hat',
  'cowboy-hat',
  'top-hat',
  'tallit',
  'kippah',
  'lederhosen',
  'bow-tie',
  'tie',
  'shirt',
  'suspenders',
  'barong',
  'charro-suit',
]

const COUPLE: readonly AttireFact['of'][] = ['bride', 'groom', 'couple']

/** Returns the culture of the wedding. If the description names none, returns the culture of the couple's clothes. */
export function cultureOf(description: SceneDescription): CultureName | undefined {
  const said = factOf(description, 'culture')?.name
  if (said) return said
  const clothes = factsOf(description, 'attire').find(
    ({ name, of = 'couple' }) => CULTURE_OF[name] !== undefined && COUPLE.includes(of),
  )
  return clothes && CULTURE_OF[clothes.name]
}

/**
 * Returns the attire facts of a person. Attire without a named wearer belongs to the person who usually wears it, as
 * does a gown after "his".
 */
export function attireOf(description: SceneDescription, { build, alike, index }: Part): AttireFact[] {
  const role = build === 'woman' ? 'bride' : 'groom'
  // A bride who refuses a dress wears the suit that the description names.
  const others = build === 'man' ? WOMENS : isUnwanted(description, 'attire', 'dress') ? [] : MENS
  return factsOf(description, 'attire').filter(({ name, of, partner = index + 1 }) => {
    if (partner !== index + 1) return false
    if (of === 'couple') return true
    if (of === 'pet') return false
    const isUsual = of === undefined || (of === 'groom' && alike === 1 && GOWNS.includes(name))
    return isUsual ? alike === 2 || !others.includes(name) : of === role
  })
}

/**
 * Returns the named clothes of one person. Two brides or two grooms share the clothes, or wear one item each if the
 * description names two.
 */
export function pickNamed(named: readonly AttireFact[], { index }: Part): AttireFact | undefined {
  return named.find(({ partner }) => partner !== undefined) ?? named[index] ?? named[0]
}

/** Returns the colours that the description gives to accessories, such as a coat. */
export function coloursOf(named: readonly AttireFact[]): Partial<Record<AttireName, string>> {
  return Object.fromEntries(named.flatMap(({ name, colour }) => (colour && isExtra(name) ? [[name, colour]] : [])))
}
