import { OBJECT_GROUPS, type ObjectName } from '../concepts.ts'
import type { ColourFact, ConceptFact, Fact, SceneDescription, Unwanted } from '../description.ts'
import { labelOf, singular } from '../labels.ts'
import { isNobody, isSame } from '../reading/finish.ts'
import { type Item, NONE } from '../reading/reading.ts'
import { SIGNS } from '../reading/signs.ts'
import { colourTargetOf } from '../reading/targets.ts'
import type { Vocabulary } from '../vocabulary.ts'
import { displaces } from './exclusive.ts'

const MAX_SCALE = 2.5
const MIN_SCALE = 0.3
/** The assumed number of items whose count the scene does not state, for edits such as "three more lanterns". */
const USUAL_COUNT = 4

/** Kinds of facts of which an image shows whole rows. An edit that removes some of them leaves this share. */
const ROWS: ReadonlySet<Fact['kind']> = new Set(['seat', 'person'])
const SOME_LEFT = 0.85

/**
 * Specific objects that a general name also means, by general name. "Remove one lantern" also applies to paper
 * lanterns.
 */
const SPECIFIC: Partial<Record<ObjectName, readonly ObjectName[]>> = {
  lanterns: ['paper-lanterns', 'moroccan-lanterns', 'red-lanterns', 'sky-lanterns'],
  candles: ['floating-candles'],
  centerpieces: ['tall-centerpieces'],
  flags: ['bunting', 'papel-picado'],
}

/** Objects that an edit removes together with the object of a general name: "remove the flags". */
const ALSO_REMOVED: Partial<Record<ObjectName, readonly ObjectName[]>> = { flags: ['bunting', 'papel-picado'] }

/** Structures that "arch" also names: "make the arch bigger". */
const ARCHES: ReadonlySet<string> = new Set([
  'arbor',
  'round',
  'moongate',
  'triangle',
  'hexagon',
  'driftwood-arch',
  'asymmetric-arch',
  'balloon-arch',
  'draped-arch',
])

/** Objects that an image may contain although its description does not name them. */
const USUAL_OBJECTS: ReadonlySet<string> = new Set([
  'aisle-flowers',
  'bunting',
  'candles',
  'centerpieces',
  'chandelier',
  'curtains',
  'drapes',
  'hanging-plants',
  'napkins',
  'petals',
  'plates',
  'runner',
  'string-lights',
  'tall-centerpieces',
  'tree',
])

/** Seats whose name is their colour. */
const COLOURED_SEATS: ReadonlySet<string> = new Set(['white', 'black'])

/** Kinds of facts that an image shows only if its description names them. */
const NAMED_ONLY: ReadonlySet<Fact['kind']> = new Set(['weather', 'style', 'culture'])

/** A scene description that an edit changes step by step. */
export class Draft {
  facts: Fact[]
  without: Unwanted[]
  implied: Fact[]
  /** Items that an edit wants to remove some of, although the scene does not state how many there are. */
  readonly ignored: Item[] = []
  readonly #vocabulary: Vocabulary

  constructor({ facts, without, implied = [] }: SceneDescription, vocabulary: Vocabulary) {
    this.implied = [...implied]
    this.#vocabulary = vocabulary
    this.facts = facts.map((fact) => ({ ...fact }))
    this.without = without.map((item) => ({ ...item }))
  }

  /** Adds the facts of a noun phrase to the scene, or changes the facts that the scene already has. */
  add(item: Item, appendColours: boolean): void {
    for (const fact of item.facts) if (fact.kind !== 'colour') this.#addFact(fact, item)
    for (const fact of item.implied ?? []) this.#imply(fact)
    this.addColours(item.colours, appendColours, item.facts.length > 0)
  }

  /** Implies the couple, unless the scene names it. */
  showCouple(): void {
    const isNamed = this.facts.some((fact) => fact.kind === 'person' && (fact.name === 'couple' || isPartner(fact)))
    if (!isNamed) this.#imply({ kind: 'person', name: 'couple', implied: true })
  }

  /** Returns one item for each object of the scene that a word such as "animals" names. */
  spread(item: Item): Item[] {
    const { group } = item
    if (!group) return [item]
    const names: readonly string[] = OBJECT_GROUPS[group]
    const facts = this.facts.filter(({ kind, name }) => kind === 'object' && names.includes(name))
    return facts.map((fact) => ({ ...item, count: undefined, facts: [{ ...fact }] }))
  }

  /** Removes all flowers that are not among the given ones. */
  keepFlowers(flowers: readonly Fact[]): void {
    this.facts = this.facts.filter((old) => old.kind !== 'flower' || flowers.some((fact) => isSame(fact, old)))
  }

  /** Whether the scene contains a fact. An arch of any form is an arch. */
  shows(fact: Fact): boolean {
    const isArch = fact.kind === 'structure' && fact.name === 'arch'
    return this.facts.some((old) => isSame(old, fact) || (isArch && old.kind === 'structure' && ARCHES.has(old.name)))
  }

  remove(item: Item): void {
    const { generic } = item
    const count = item.count ?? (item.isSingle ? 1 : undefined)
    if (count !== undefined && this.#removeSome(item, count)) return
    if (count !== undefined && generic && !this.facts.some(({ kind }) => kind === NONE[generic].kind)) {
      this.ignored.push(item)
      return
    }
    if (generic && !item.facts.length) this.#removeKind(NONE[generic])
    for (const fact of item.facts) for (const one of this.#withKinds(fact)) this.#removeFact(one)
    for (const { kind, name, of } of item.colours) {
      this.facts = this.facts.filter((fact) => fact.kind !== 'colour' || fact.name !== name || (of && fact.of !== of))
      if (!item.facts.length) this.#ruleOut({ kind, name })
    }
    if (item.target && !item.colours.length) this.#removeTarget(item.target)
  }

  /** Returns an object and the other objects of the scene that its general name means. */
  #withKinds(fact: Fact): Fact[] {
    const names: readonly string[] = fact.kind === 'object' ? (ALSO_REMOVED[fact.name] ?? []) : []
    return [fact, ...this.facts.filter(({ kind, name }) => kind === 'object' && names.includes(name))]
  }

  /** Sets the colours of the palette or of an item. With `append`, adds the colours to the existing palette. */
  addColours(colours: readonly ColourFact[], append: boolean, keepFacts = false): void {
    const targets = new Set(colours.map(({ of }) => of))
    for (const of of targets) {
      const own = colours.filter((colour) => colour.of === of)
      if (!append) this.#removeColours(of)
      if (of === 'seat')
        this.facts = this.facts.filter((fact) => fact.kind !== 'seat' || !COLOURED_SEATS.has(fact.name))
      if (of && !keepFacts && !append) this.#recolourFacts(of, (own[0] as ColourFact).colour)
      for (const colour of own) {
        this.#allow(colour)
        if (!this.facts.some((fact) => isSame(fact, colour))) {
          this.facts.push({ ...colour })
        }
      }
    }
  }

  #removeColours(of: ColourFact['of']): void {
    this.facts = this.facts.filter((fact) => fact.kind !== 'colour' || fact.of !== of)
  }

  /** Adds an implied fact to the scene. A fact that the couple is alone removes the guests. */
  #imply(fact: Fact): void {
    if (isNobody(fact)) this.facts = this.facts.filter((old) => !isSame(old, fact))
    if (!this.implied.some((old) => isSame(old, fact))) this.implied.push(fact)
  }

  #addFact(fact: Fact, { count, scale, isSize, isFactor }: Item): void {
    if (this.#rewriteSign(fact) || this.#isPartOfCouple(fact)) return
    if (fact.kind === 'style' && (scale ?? 1) < 1) {
      this.#removeFact(fact)
      return
    }
    this.#allow(fact)
    if (fact.kind === 'time' || fact.kind === 'weather') this.#removeColours('sky')
    this.facts = this.facts.filter((old) => !displaces(fact, old))
    const same = this.facts.find((old) => isSame(old, fact))
    if (!same && scale !== undefined && scale < 1 && !isSize && fact.kind !== 'amount') return
    if (fact.kind === 'seat' && fact.colour) this.#removeColours('seat')
    if (!same || same.kind === 'colour') {
      this.facts.push(count !== undefined && scale !== undefined ? withoutScale(fact) : { ...fact })
      return
    }
    const { count: oldCount, scale: oldScale } = same
    Object.assign(same, fact)
    if (scale === undefined) return
    if (isFactor && oldCount !== undefined) {
      same.count = Math.max(1, Math.round(oldCount * scale))
      if (oldScale === undefined) delete same.scale
      else same.scale = oldScale
      return
    }
    if (count !== undefined) same.count = Math.max(0, (oldCount ?? USUAL_COUNT) + (scale > 1 ? count : -count))
    else if (oldCount !== undefined && !isSize)
      same.count = Math.max(1, Math.round(oldCount * scale + (scale > 1 ? 0.5 : -0.5)))
    if (count === undefined && (oldCount === undefined || isSize)) same.scale = clamp((oldScale ?? 1) * scale)
    else if (oldScale === undefined) delete same.scale
    else same.scale = oldScale
  }

  /** Whether a fact names one of two brides or grooms: "one of the brides in a suit". */
  #isPartOfCouple(fact: Fact): boolean {
    if (fact.kind !== 'person' || fact.count !== 1 || fact.scale !== undefined) return false
    if (fact.name !== 'bride' && fact.name !== 'groom') return false
    return this.facts.some((old) => isSame(old, fact) && old.kind !== 'colour' && old.count === 2)
  }

  /** Changes the text of an existing sign, for edits such as "change the sign to say …". */
  #rewriteSign(fact: Fact): boolean {
    if (fact.kind !== 'object' || fact.name !== 'welcome-sign' || fact.text === undefined) return false
    const sign = this.facts.find((old) => old.kind !== 'colour' && SIGNS.has(old.name))
    if (!sign || sign.kind === 'colour') return false
    sign.text = fact.text
    return true
  }

  /**
   * Returns the noun phrase with the object that the scene contains instead of the general name: "lantern" becomes
   * "paper lantern".
   */
  specify(item: Item): Item {
    return { ...item, facts: item.facts.map((fact) => this.#specifyFact(fact, item)) }
  }

  #specifyFact(fact: Fact, { generic, scale, colours }: Item): Fact {
    if (this.facts.some((old) => isSame(old, fact))) return fact
    const isArch = fact.kind === 'structure' && fact.name === 'arch' && (scale !== undefined || colours.length > 0)
    const found = this.facts.find(({ kind, name }) => {
      if (kind !== fact.kind || name === 'none') return false
      if (fact.kind === 'object') return SPECIFIC[fact.name]?.includes(name as ObjectName)
      return isArch ? ARCHES.has(name) : generic === 'table' || (generic === 'seat' && !fact.colour)
    })
    return found ? ({ ...fact, name: found.name } as Fact) : fact
  }

  /** Reduces the count of an item, for edits such as "remove two lanterns". Returns false if no item would remain. */
  #removeSome({ facts, generic }: Item, count: number): boolean {
    const kind = generic && NONE[generic].kind
    const isNamed = (old: Fact) => old.kind === kind || facts.some((fact) => isSame(old, fact))
    const same = this.facts.find((old) => isNamed(old) && old.name !== 'none')
    if (!same || same.kind === 'colour') return false
    if (same.count === undefined && ROWS.has(same.kind)) {
      same.scale = clamp((same.scale ?? 1) * SOME_LEFT)
      return true
    }
    const label = labelOf(same, this.#vocabulary)
    const usual = singular(label, this.#vocabulary) === label ? 1 : USUAL_COUNT
    const left = (same.count ?? usual) - count
    if (left < 1) return false
    same.count = left
    return true
  }

  #removeFact(fact: Fact): void {
    const had = this.facts.length
    this.facts = this.facts.filter((old) => !isSame(old, fact))
    const isRemoved = had !== this.facts.length
    const target = colourTargetOf(fact)
    if (isRemoved && target && target !== 'linen' && !this.facts.some((old) => colourTargetOf(old) === target)) {
      this.facts = this.facts.filter((old) => old.kind !== 'colour' || old.of !== target)
    }
    if (isRemoved || isUsual(fact)) this.#ruleOut(fact)
    const isLast = isRemoved && !this.facts.some(({ kind }) => kind === 'structure')
    if (fact.kind === 'structure' && (fact.name === 'arch' || isLast)) this.#removeKind(NONE.structure)
    if (fact.kind === 'person' && fact.name === 'couple') this.facts = this.facts.filter((old) => !isPartner(old))
  }

  #removeKind(none: (typeof NONE)[keyof typeof NONE]): void {
    this.facts = this.facts.filter((old) => old.kind !== none.kind)
    if (none.kind === 'flower') this.facts = this.facts.filter((old) => old.kind !== 'amount')
    this.facts.push({ ...none })
  }

  #removeTarget(target: NonNullable<Item['target']>): void {
    this.facts = this.facts.filter(
      (old) => old.kind !== 'colour' || (target === 'palette' ? old.of : old.of !== target),
    )
    if (target === 'lights') {
      const lights: ConceptFact['name'][] = ['string-lights', 'edison-bulbs']
      this.facts = this.facts.filter((old) => old.kind !== 'object' || !lights.includes(old.name))
      this.#ruleOut({ kind: 'object', name: 'string-lights' })
    }
  }

  #recolourFacts(of: NonNullable<ColourFact['of']>, colour: string): void {
    for (const fact of this.facts) {
      if (fact.kind !== 'colour' && fact.kind !== 'table' && colourTargetOf(fact) === of) fact.colour = colour
    }
  }

  #ruleOut({ kind, name }: Unwanted): void {
    if (!this.without.some((item) => item.kind === kind && item.name === name)) this.without.push({ kind, name })
  }

  #allow({ kind, name }: Unwanted): void {
    this.without = this.without.filter((item) => item.kind !== kind || item.name !== name)
  }
}

/** Whether an image may show a fact that its description does not name. */
function isUsual({ kind, name }: Fact): boolean {
  return kind === 'object' ? USUAL_OBJECTS.has(name) : !NAMED_ONLY.has(kind)
}

function isPartner({ kind, name }: Fact): boolean {
  return kind === 'person' && (name === 'bride' || name === 'groom')
}

function withoutScale<F extends Fact>(fact: F): F {
  const { scale: _scale, ...rest } = fact as F & { scale?: number }
  return rest as F
}

function clamp(scale: number): number {
  return Math.round(Math.min(MAX_SCALE, Math.max(MIN_SCALE, scale)) * 100) / 100
}
