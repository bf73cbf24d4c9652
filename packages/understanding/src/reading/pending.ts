import type { ColourName } from '../colours.ts'
import { applyColours, onlyColours } from './apply-colour.ts'
import type { QualitySpan } from './reading.ts'
import { colourFact, type Item, type Reading, type Span } from './reading.ts'
import { type Shade, shadeOf } from './shades.ts'

const COUNT_UNITS = 12
const TENS = 20
/** The length of a preposition such as "for" between a table and the number of its seats, with spaces. */
const PREPOSITION = { shortest: 5, longest: 6 }

type Modifier = Parameters<typeof shadeOf>[1]

/** Collects the words that precede a noun: colours, a count, a comparative and unknown words. */
export class Pending {
  shades: Shade[] = []
  qualities: QualitySpan[] = []
  modifier: Modifier
  count: number | undefined
  scale: number | undefined
  /** Whether the comparative refers to the size of an item instead of its number. */
  isSize = false
  /** Whether the comparative multiplies the number: "half the tables". */
  isFactor = false
  /** The number that a word such as "hundreds" stands for. */
  many: number | undefined
  /** Whether an indefinite article precedes the noun, as in "a long table". */
  isSingle = false
  start: number | undefined
  /** The noun that precedes the colours. The colours apply to this noun if no other noun follows. */
  anchor: Item | undefined
  unknown: Span | undefined
  /** Whether the next word belongs to the current unknown phrase, as after "of" in "bowl of punch". */
  joins = false
  /** The modifier of a colour, whose colour may be missing: "pastel garden". */
  modifierSpan: Span | undefined
  #colourStart = 0
  #numberEnd = 0
  #colourEnd = 0
  #lastColour: ColourName | undefined
  readonly #reading: Reading

  /** Whether the text is an edit, which also reports the unknown things that it excludes. */
  readonly #isEdit: boolean

  constructor(reading: Reading, isEdit: boolean) {
    this.#reading = reading
    this.#isEdit = isEdit
  }

  /** The words of the colours. */
  get colourSpan(): Span {
    return { start: this.#colourStart, end: this.#colourEnd }
  }

  begin(start: number): void {
    this.start ??= start
  }

  addColour(name: ColourName, { start, end }: Span): void {
    this.begin(start)
    if (!this.shades.length) this.#colourStart = this.modifier ? (this.start ?? start) : start
    this.shades.push(shadeOf(name, this.modifier))
    this.modifier = undefined
    this.modifierSpan = undefined
    this.#lastColour = name
    this.#colourEnd = end
  }

  addQuality(quality: QualitySpan): void {
    this.begin(quality.start)
    this.qualities.push(quality)
  }

  /**
   * Modifies the last colour by a word that follows the colour, as in "azul oscuro". Returns false if there is no
   * colour.
   */
  changeShade(by: NonNullable<Modifier>, { end }: Span): boolean {
    if (!this.#lastColour || !this.shades.length) return false
    this.shades.splice(-1, 1, shadeOf(this.#lastColour, by))
    this.#colourEnd = end
    return true
  }

  /** Whether the only collected word is a number, as in "two of the lanterns". */
  get isCount(): boolean {
    return this.count !== undefined && this.scale === undefined && !this.unknown && !this.shades.length
  }

  /** Adds a number word to the count. "Two hundred" and "thirty five" are each one number. */
  addNumber(value: number, { start, end }: Span): void {
    this.begin(start)
    this.#numberEnd = end
    const { count } = this
    if (count === undefined) this.count = value
    else if (value >= COUNT_UNITS && count < value) this.count = count * value
    else this.count = count >= TENS && value < count ? count + value : value
  }

  /** Adds an unknown word. It takes the colours before it unless they belong to the noun before them. */
  addUnknown({ start, end }: Span, isApart: boolean, takesColours = false): void {
    if (this.unknown && (this.joins || !isApart)) this.unknown.end = end
    else {
      this.reportUnknown(false)
      if (this.anchor && !(takesColours && !isApart)) this.#placeColours(false)
      this.unknown = { start: this.start ?? start, end }
    }
    this.joins = false
  }

  /** Reports the pending unknown words. The words before them stay pending until the next noun. */
  reportUnknown(negated: boolean): void {
    if (this.unknown && (!negated || this.#isEdit)) this.#reading.unknown.push(this.unknown)
    this.unknown = undefined
    this.joins = false
  }

  /** Ends a noun phrase that has no noun. The collected colours apply to the previous noun or to the palette. */
  flush(negated: boolean): void {
    // A phrase such as "striped zebra" includes its qualities.
    if (!this.unknown && !negated) this.#reading.unknown.push(...this.qualities)
    if (this.unknown) this.reportUnknown(negated)
    else if (this.shades.length) this.#placeColours(negated)
    else if (!negated && this.isCount && this.#addSeats()) this.clear()
    else if (this.scale !== undefined || this.count !== undefined) {
      if (this.scale !== undefined) this.#reading.loose.scale = this.scale
      this.#reading.loose.isSize = this.isSize
      if (this.count !== undefined && !negated) this.#reading.loose.count = this.count
    }
    this.clear()
  }

  /** Adds a number after a table as the number of its seats: "one long table for 24". */
  #addSeats(): boolean {
    const table = this.#reading.items.at(-1)
    const isTable = table?.generic === 'table' || table?.facts.some(({ kind }) => kind === 'table')
    const gap = (this.start ?? 0) - (table?.end ?? 0)
    if (!table || !isTable || gap < PREPOSITION.shortest || gap > PREPOSITION.longest) return false
    const seats = { kind: 'seat', name: 'cross', implied: true } as const
    this.#reading.settled.push({ start: table.end, end: this.#numberEnd })
    table.implied = [...(table.implied ?? []), { ...seats, ...(this.count !== undefined && { count: this.count }) }]
    return true
  }

  clear(): void {
    this.shades = []
    this.qualities = []
    this.modifier = undefined
    this.modifierSpan = undefined
    this.count = undefined
    this.scale = undefined
    this.isSize = false
    this.isFactor = false
    this.many = undefined
    this.isSingle = false
    this.start = undefined
    this.anchor = undefined
  }

  /** Limits the exclusion of a general noun to the colours after it: "sin flores rosas". */
  #limitExclusion(negated: boolean): boolean {
    const item = this.#reading.items.at(-1)
    const isAfter = item !== undefined && this.start !== undefined && this.start - item.end <= 1
    if (!negated || !isAfter || !item.unwanted || !item.generic) return false
    onlyColours(item, this.shades)
    return true
  }

  #placeColours(negated: boolean): void {
    const { anchor, shades } = this
    const end = this.#colourEnd
    if (anchor && !negated) {
      applyColours(anchor, shades, this.colourSpan)
      anchor.end = Math.max(anchor.end, end)
    } else if (this.#isEdit && !this.#reading.items.length && this.#reading.unknown.length) {
      // "Make the wall a darker red" changes no other colour.
      this.#reading.unknown.push({ start: this.start ?? this.#colourStart, end })
    } else if (!this.#limitExclusion(negated)) {
      const colours = shades.map((shade) => colourFact(shade))
      const item: Item = { start: this.start ?? end, end, facts: [], colours, unwanted: negated }
      if (this.scale !== undefined) item.scale = this.scale
      this.#reading.items.push(item)
    }
    this.clear()
  }
}
