import type {
  ActionName,
  AttireName,
  CONCEPTS,
  ColourTarget,
  NameOf,
  PersonName,
  QualityName,
  Side,
  TableName,
} from './concepts.ts'

interface Detail {
  /** The number of items, such as the tiers of a cake, tables, lanterns or guests. */
  count?: number
  /** The colour of the item as `#rrggbb`. */
  colour?: string
  /**
   * The size or the number relative to the default: less than 1 is smaller or fewer, greater than 1 is larger or more.
   */
  scale?: number
  /**
   * The least number of items if the prompt gives no exact one: 2 for a plural such as "drummers" of an object that is
   * usually drawn once, 200 for "hundreds of candles".
   */
  many?: number
  /** The text on a sign, as written in the prompt. */
  text?: string
  /** The qualities that the prompt gives to the item, such as `striped` for "a striped tent". */
  qualities?: QualityName[]
  /** The position of the item in the image, if the prompt states one. */
  side?: Side
  /** Who uses a thing, if the prompt names them: the father in "my dad in a wheelchair". */
  user?: PersonName
  /** The number of rows of seats, as in "ten rows of benches". */
  rows?: number
  /** Set for facts that the prompt suggests without naming them, such as the view of a ceremony. */
  implied?: true
}

/** A fact about a scene: a concept with its details, such as `{ kind: 'venue', name: 'vineyard' }`. */
export type ConceptFact = {
  [K in Exclude<keyof typeof CONCEPTS, 'attire' | 'person' | 'action'>]: { kind: K; name: NameOf<K> } & Detail
}[Exclude<keyof typeof CONCEPTS, 'attire' | 'person' | 'action'>]

/** A fact about what people do. `of` is who does it, if the prompt names them: "guests" in "guests dancing". */
export interface ActionFact extends Detail {
  kind: 'action'
  name: ActionName
  of?: PersonName
}

/** A fact about people of one kind. `skin` and `hair` are `#rrggbb`. Two brides are one fact with a count of 2. */
export interface PersonFact extends Detail {
  kind: 'person'
  name: NameOf<'person'>
  skin?: string
  hair?: string
  /** Which of two brides or two grooms the details describe. */
  partner?: 1 | 2
}

/** A fact about clothing. `of` is the wearer, if the prompt names one. `couple` stands for both partners. */
export interface AttireFact extends Detail {
  kind: 'attire'
  name: AttireName
  of?: PersonName | 'pet'
  /** Which of two brides or two grooms wears the clothing. */
  partner?: 1 | 2
}

export interface TableFact extends Detail {
  kind: 'table'
  name: TableName
}

/** The modifiers of colours, as in "dark red". */
export type ColourShade = 'dark' | 'pale' | 'muted' | 'bright'

/** A fact about a colour. `name` is the English colour name, such as `dusty blue`. */
export interface ColourFact {
  kind: 'colour'
  name: string
  /** The colour as `#rrggbb`, after the modifier has been applied. */
  colour: string
  shade?: ColourShade
  of?: ColourTarget
}

export type Fact = ConceptFact | ActionFact | PersonFact | AttireFact | TableFact | ColourFact

/** A concept that the prompt excludes, so that it must not be drawn. Excluded colours also have a hex value. */
export interface Unwanted {
  kind: Fact['kind']
  name: string
}

/** The content of an image as JSON-serializable data. The facts are in the order of the prompt. */
export interface SceneDescription {
  facts: Fact[]
  /** The concepts that the prompt excludes, as in "no roses" or "without chairs". */
  without: Unwanted[]
  /**
   * Facts that the prompt suggests without naming them, such as the view of a ceremony. `factsOf` returns them if no
   * named fact contradicts them.
   */
  implied?: Fact[]
}

export type FactOf<K extends Fact['kind']> = Extract<Fact, { kind: K }>

/** Returns all facts of one kind from a scene description, in order. Implied facts come last. */
export function factsOf<K extends Fact['kind']>({ facts, implied = [] }: SceneDescription, kind: K): FactOf<K>[] {
  const isOfKind = (fact: Fact): fact is FactOf<K> => fact.kind === kind
  const named = facts.filter(isOfKind)
  const isContradicted = (fact: Fact) =>
    kind === 'person' || kind === 'venue' ? named.some(({ name }) => name === fact.name) : named.length > 0
  return [...named, ...implied.filter(isOfKind).filter((fact) => !isContradicted(fact))]
}

/** Returns the first fact of a kind from a scene description. */
export function factOf<K extends Fact['kind']>(description: SceneDescription, kind: K): FactOf<K> | undefined {
  return factsOf(description, kind)[0]
}

/** Whether a scene description excludes a concept. */
export function isUnwanted({ without }: SceneDescription, kind: Fact['kind'], name: string): boolean {
  return without.some((item) => item.kind === kind && item.name === name)
}
