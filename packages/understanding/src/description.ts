import type { AttireName, CONCEPTS, ColourTarget, NameOf, TableName } from './concepts.ts'

interface Detail {
  /** How many there are: tiers of a cake, tables, lanterns, guests. */
  count?: number
  /** The colour as `#rrggbb`. */
  colour?: string
  /** Below 1 is smaller or fewer than usual, above 1 larger or more. */
  scale?: number
  /** The words on a sign, as written in the description. */
  text?: string
}

/** A thing that a description names, such as `{ kind: 'venue', name: 'vineyard' }`. */
export type ConceptFact = {
  [K in Exclude<keyof typeof CONCEPTS, 'attire' | 'person'>]: { kind: K; name: NameOf<K> } & Detail
}[Exclude<keyof typeof CONCEPTS, 'attire' | 'person'>]

/** People of one kind. `skin` and `hair` are `#rrggbb`. Two brides are one fact with a count of 2. */
export interface PersonFact extends Detail {
  kind: 'person'
  name: NameOf<'person'>
  skin?: string
  hair?: string
}

/** Clothing. `of` says who wears it, if the text says so. */
export interface AttireFact extends Detail {
  kind: 'attire'
  name: AttireName
  of?: 'bride' | 'groom' | 'bridesmaid' | 'guest'
}

export interface TableFact extends Detail {
  kind: 'table'
  name: TableName
}

/** A colour. `name` is the English colour word, such as `dusty blue`. */
export interface ColourFact {
  kind: 'colour'
  name: string
  colour: string
  of?: ColourTarget
}

export type Fact = ConceptFact | PersonFact | AttireFact | TableFact | ColourFact

/** A kind and name that must not be drawn. A colour has its hex value as well. */
export interface Unwanted {
  kind: Fact['kind']
  name: string
}

/** What a picture shows, as plain data. Facts stand in the order in which the text names them. */
export interface SceneDescription {
  facts: Fact[]
  /** What the text rules out: "no roses", "without chairs". */
  without: Unwanted[]
}

export type FactOf<K extends Fact['kind']> = Extract<Fact, { kind: K }>

/** Returns the facts of one kind, in order. */
export function factsOf<K extends Fact['kind']>({ facts }: SceneDescription, kind: K): FactOf<K>[] {
  return facts.filter((fact): fact is FactOf<K> => fact.kind === kind)
}

/** Returns the first fact of a kind. */
export function factOf<K extends Fact['kind']>(description: SceneDescription, kind: K): FactOf<K> | undefined {
  return factsOf(description, kind)[0]
}

/** Whether the description rules out a thing. */
export function isUnwanted({ without }: SceneDescription, kind: Fact['kind'], name: string): boolean {
  return without.some((item) => item.kind === kind && item.name === name)
}
