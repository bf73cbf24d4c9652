import type { Fact } from '../description.ts'
import type { GrammarRole, Meaning, MeaningOf } from '../lexicon/meaning.ts'
import type { Grammar, Vocabulary } from '../vocabulary.ts'
import { actorOf, isActor, isAnimal, isMoment, isOfThings, type Subject, subjectAfter, takesActor } from './actors.ts'
import { applyColours, onlyColours, takesColourAfter } from './apply-colour.ts'
import { isCompound, isVerbForm, joinsUnknown, startOfCompound } from './compounds.ts'
import {
  endsNegation,
  isAdjacent,
  isAtmosphere,
  isColourSegment,
  isListed,
  isPersonNext,
  isSpecific,
  orAhead,
} from './context.ts'
import { beforeAdverbs, leadsToNoun, needsNoun } from './describing.ts'
import { countSingle, genericFacts, makeItem } from './make-item.ts'
import { Pending } from './pending.ts'
import { addToPerson, isCapital, isGivenName, isNamed } from './people.ts'
import { addQuality, looseQualities } from './qualities.ts'
import { emptyReading, type Item, type Reading, type Span } from './reading.ts'
import type { ResolvedSegment } from './resolve.ts'
import { isUnknown, meaningOf, namesKind } from './segment.ts'
import { setSide } from './sides.ts'
import { attachQuote, signTextAfter, signTextBefore } from './signs.ts'
import { colourSky } from './sky.ts'
import {
  isGown,
  isTaskOfPet,
  leadsToClothes,
  namesFabric,
  pairOf,
  setCoat,
  setUser,
  targetOfColours,
  type Wearer,
  wearerAfter,
} from './wearing.ts'

const TEN = 10
const TENS = 20
const HUNDRED = 100
const MORE = 1.4
const LESS = 0.65
/** Kinds of facts that "four of them" counts. */
const COUNTED: ReadonlySet<Fact['kind']> = new Set(['person', 'object', 'seat', 'table'])
const COMPARISONS = ['less', 'more', 'smaller', 'bigger'] as const satisfies readonly GrammarRole[]
const JACKET: Meaning = { role: 'facts', facts: [{ kind: 'attire', name: 'coat' }] }
const BOUNDARIES = ['places', 'under', 'into', 'of', 'closeUp'] as const satisfies readonly GrammarRole[]
/** Kinds of facts that unknown adjectives and counts before a noun never describe. */
const SURROUNDINGS = ['venue', 'time', 'weather', 'season', 'view', 'culture'] as const

/**
 * Parses the segments of a prompt from left to right. Modifiers apply to the next noun. A negation applies until the
 * end of its scope.
 */
export function read(
  text: string,
  segments: readonly ResolvedSegment[],
  { grammar }: Vocabulary,
  isEdit = false,
): Reading {
  const reader = new Reader(text, segments, grammar, isEdit)
  segments.forEach((segment, at) => {
    reader.next(segment, at)
  })
  return reader.end()
}

class Reader {
  readonly #reading = emptyReading()
  #negated = false
  /** The last noun, to which a following colour may apply. */
  #linked: Item | undefined
  #wearer: Wearer | undefined
  /** Whether the writer is the last person of the sentence, as in "I'm in a wheelchair". */
  #isSelf = false
  /** Which of two brides or two grooms the prompt describes: "one in a suit, the other in lace". */
  #partner: 1 | 2 | undefined
  /** Who does what the prompt names next. */
  #subject: Subject | undefined
  /** The hair or skin colour for the next person, as in "a redheaded bride". */
  #body: MeaningOf<'hair'> | MeaningOf<'skin'> | undefined
  #quote: string | undefined
  /** The position of the next noun, as in "on the left a fountain". */
  #side: NonNullable<Item['side']> | undefined
  /** Whether an edit keeps everything, so that "except" excludes the items after it. */
  #keepsAll = false
  /** The end offset of the last sign text. Segments before this offset are skipped. */
  #consumed = 0
  readonly #placeNames = new Set<string>()
  /** The end offset of the last name of a place. */
  #placeNameEnd = 0
  /** The number of items before the current negation. */
  #beforeNegation = 0
  /** Whether the text starts with the item to replace, as in "instead of the DJ a live band". */
  #replaces = false
  /** Whether the parser is inside a comparison such as "than a cathedral", whose items do not belong to the scene. */
  #isComparison = false

  readonly #text: string
  readonly #segments: readonly ResolvedSegment[]
  readonly #grammar: Grammar
  /** Whether the text is an edit, in which words such as "keep" protect an item. */
  readonly #isEdit: boolean
  readonly #pending: Pending

  constructor(text: string, segments: readonly ResolvedSegment[], grammar: Grammar, isEdit: boolean) {
    this.#isEdit = isEdit
    this.#text = text
    this.#segments = segments
    this.#grammar = grammar
    this.#pending = new Pending(this.#reading, isEdit)
  }

  next(segment: ResolvedSegment, at: number): void {
    if (segment.start < this.#consumed) return
    if (segment.after && at) this.#pause(segment, at)
    this.#read(segment, at)
    const isExcluded = this.#negated && !this.#isEdit
    if (isExcluded || this.#isComparison) this.#reading.settled.push({ start: segment.start, end: segment.end })
  }

  #read(segment: ResolvedSegment, at: number): void {
    if (this.#isComparison && this.#endsComparison(segment)) this.#isComparison = false
    if (this.#isComparison) return
    const { meaning, quote } = segment
    if (this.#isEdit && meaningOf(segment, 'keep')) {
      this.#boundary()
      // "Keep everything except the balloons" excludes the balloons.
      this.#negated = this.#keepsAll
      this.#keepsAll = Boolean(meaningOf(this.#segments[at + 1], 'pronoun'))
      if (this.#negated || this.#keepsAll) return
      this.#isComparison = true
      return
    }
    if (meaningOf(segment, 'than') && this.#startComparison(segment, at)) return
    if (meaningOf(segment, 'partner') && this.#choosePartner(at)) return
    if (quote !== undefined) this.#addQuote(quote)
    else if (isUnknown(segment) || (this.#isEdit && !meaning && meaningOf(segment, 'unshown')))
      this.#isPlaceName(segment, at) ? this.#addPlaceName(segment) : this.#addUnknown(segment)
    else if (meaning?.role === 'verb') {
      // The colours after "should be" apply to the noun before: "the roses should be red".
      if (meaning.verb === 'change') this.#flush()
      else this.#boundary()
      this.#reading.verbs.push({ verb: meaning.verb, start: segment.start, end: segment.end })
      this.#negated = meaning.verb === 'remove'
    } else if (meaningOf(segment, 'negation') && meaningOf(segment, 'keep') && this.#isException(at))
      this.#endNegation()
    else if (meaningOf(segment, 'negation')) this.#startNegation(segment, at)
    else this.#continue(segment, at)
  }

  end(): Reading {
    this.#flush()
    if (this.#quote !== undefined) {
      const start = this.#text.indexOf(this.#quote)
      this.#reading.unknown.push({ start, end: start + this.#quote.length })
    }
    for (const item of this.#reading.items) {
      this.#reading.unknown.push(...looseQualities(item))
      if (item.undrawn && !item.unwanted) this.#reading.unknown.push(item)
      if (item.group && !item.unwanted && !this.#isEdit) this.#reading.unknown.push(item)
    }
    return this.#reading
  }

  #continue(segment: ResolvedSegment, at: number): void {
    if (meaningOf(segment, 'tooMany') && this.#pending.scale === LESS) return
    if (this.#negated && endsNegation(segment, this.#reading.items.length > this.#beforeNegation)) this.#endNegation()
    const { meaning } = segment
    if (meaning) this.#addContent(segment, meaning, at)
    else {
      this.#addGrammar(segment, at)
      if (this.#endsWithArticle(segment)) this.#pending.isSingle = true
    }
  }

  #addContent(segment: ResolvedSegment, meaning: Meaning, at: number): void {
    const pending = this.#pending
    switch (meaning.role) {
      case 'skin':
      case 'hair':
        this.#reading.settled.push({ start: segment.start, end: segment.end })
        if (isPersonNext(this.#segments[at + 1])) this.#body = meaning
        else addToPerson(this.#reading.items, meaning, this.#wearer, segment.start, this.#partner)
        break
      case 'body':
        pending.reportUnknown(this.#negated)
        this.#reading.settled.push({ start: segment.start, end: segment.end })
        break
      case 'colour':
        if (pending.unknown && !segment.after && (pending.joins || this.#colourFollows(at))) {
          pending.unknown.end = segment.end
          break
        }
        if (pending.unknown) this.#flush()
        if (!pending.shades.length && !segment.after && takesColourAfter(this.#linked)) pending.anchor = this.#linked
        pending.addColour(meaning.name, segment)
        break
      case 'modifier':
        if (pending.unknown) this.#flush()
        if (!segment.after && !isColourSegment(this.#segments[at + 1]) && pending.changeShade(meaning.by, segment))
          break
        pending.begin(segment.start)
        pending.modifier = meaning.by
        pending.modifierSpan = { start: segment.start, end: segment.end }
        break
      case 'quality':
        this.#addQuality(segment, meaning, at)
        break
      case 'number':
        if (this.#countBefore(meaning.value, segment)) break
        if (pending.unknown || pending.shades.length) this.#flush()
        pending.addNumber(meaning.value, segment)
        break
      default:
        if (isMoment(meaning)) this.#addMoment(segment, meaning)
        else this.#addNoun(segment, meaning)
    }
  }

  /** Adds what people do or how the camera sees them. Words before it, such as colours, do not describe it. */
  #addMoment(segment: ResolvedSegment, meaning: Meaning): void {
    this.#flush()
    const { items, unknown } = this.#reading
    const before = items.at(-1)
    const item = makeItem(meaning, { start: segment.start, end: segment.end }, {}, {})
    if (before && isAdjacent(before, segment) && takesActor(item) && !isActor(before)) {
      // "The dog running" names no people. Other things, such as ribbons, do not really run.
      const isOfAnimal = isAnimal(before)
      if (isOfAnimal && !this.#negated) unknown.push(item)
      if (isOfAnimal || this.#subject === undefined) return
    }
    if (this.#subject === undefined && isOfThings(item, items)) {
      if (!this.#negated) unknown.push(item)
      return
    }
    // A phrase such as "everyone watching" names its people. Other phrases, such as "petal toss", have no subject.
    const named = subjectAfter(item, item.facts.length === 1 ? this.#subject : undefined)
    for (const fact of item.facts) {
      const of = fact.kind === 'action' ? actorOf(fact.name, named) : undefined
      if (fact.kind === 'action' && of) fact.of = of
    }
    item.unwanted = this.#negated
    items.push(item)
    this.#linked = undefined
  }

  /** Whether a colour follows its noun: in many languages, and in edits such as "make the sky purple". */
  #colourFollows(at: number): boolean {
    if (this.#grammar.coloursFollow) return !isColourSegment(this.#segments[at - 1])
    const next = this.#segments[at + 1]
    return this.#isEdit && (next?.after !== '' || Boolean(meaningOf(next, 'and')))
  }

  /** Gives a quality to the noun after it, or to the noun before it, as in "dress with long sleeves". */
  #addQuality(segment: ResolvedSegment, { name }: MeaningOf<'quality'>, at: number): void {
    const { start, end } = segment
    const leads = leadsToNoun(this.#segments, at)
    const { unknown } = this.#pending
    if (unknown && !segment.after && (this.#grammar.coloursFollow || !leads)) {
      unknown.end = end
      return
    }
    if (COMPARISONS.some((role) => meaningOf(segment, role)) && (leads || this.#isEdit)) this.#compare(segment, at)
    // Colours between a noun and its quality apply to the noun: "servilletas blancas de lino".
    if (this.#grammar.coloursFollow && this.#pending.anchor && !segment.after) this.#flush()
    const before = this.#linked
    const nearest = beforeAdverbs(this.#segments, at)
    const follows = before !== undefined && segment.after === '' && nearest !== undefined && before.end >= nearest.end
    if (
      before &&
      !before.unwanted &&
      (follows ? this.#grammar.coloursFollow || !leads : !leads && !needsNoun(segment))
    ) {
      addQuality(before, { name, start, end })
      before.end = end
    } else if (leads) this.#pending.addQuality({ name, start, end })
    else if (!needsNoun(segment) && !this.#negated) this.#reading.unknown.push({ start, end })
  }

  #addNoun(segment: ResolvedSegment, noun: Meaning): void {
    const pending = this.#pending
    const isOverGown = this.#isJacketOverGown(segment)
    const meaning: Meaning = isOverGown ? JACKET : noun
    if (meaning.role === 'facts' && !meaning.facts.length)
      this.#reading.settled.push({ start: segment.start, end: segment.end })
    if (!this.#grammar.capitalNouns && namesKind(segment, ['flower']) && isGivenName(segment, this.#text)) {
      this.#addUnknown(segment)
      return
    }
    // "A hologram of my grandma" does not name a grandma.
    if (pending.joins && namesKind(segment, ['person'])) {
      pending.addUnknown(segment, false)
      return
    }
    if (this.#linked && isTaskOfPet(meaning, this.#linked)) {
      for (const fact of this.#linked.facts)
        if (fact.kind === 'object') fact.qualities = [...(fact.qualities ?? []), 'ring-bearing']
      this.#linked.end = segment.end
      pending.clear()
      return
    }
    // "My dress is black tulle" names the fabric of the dress.
    if (
      namesFabric(meaning, pending.anchor) &&
      pending.shades.length &&
      pending.anchor?.facts.some(({ kind }) => kind === 'attire')
    ) {
      this.#flush()
      if (meaning.role === 'facts') this.#reading.settled.push({ start: segment.start, end: segment.end })
      return
    }
    if (pending.unknown && !segment.after && !pending.joins) {
      if (joinsUnknown(meaning)) {
        pending.unknown.end = segment.end
        this.#flush()
        return
      }
    }
    if (pending.unknown && (meaning.role === 'event' || namesKind(segment, SURROUNDINGS))) {
      pending.flush(this.#negated)
    }
    if (pending.unknown) {
      // Colours before an unknown word apply to the next noun, as in "white glittery chairs".
      const { start } = pending.unknown
      const first = this.#segments.find((other) => other.start >= start && isUnknown(other))?.start ?? start
      pending.unknown.start = startOfCompound(this.#text, first)
      pending.reportUnknown(this.#negated)
    }
    if (this.#replaces && this.#negated && this.#linked?.unwanted) this.#negated = false
    const { modifierSpan } = pending
    if (modifierSpan && !this.#negated && !namesKind(segment, ['time', 'weather', 'season']))
      this.#reading.unknown.push(modifierSpan)
    const span = { start: pending.start ?? segment.start, end: segment.end }
    const isPlural = this.#text.slice(segment.start, segment.end).endsWith('s')
    const item = makeItem(meaning, span, pending, { who: this.#wearer, partner: this.#partner, isPlural })
    if (!this.#isEdit && colourSky(item, pending.shades)) pending.shades = []
    const first = this.#reading.items.at(-1)
    if (first && first === this.#linked && isAdjacent(first, segment) && this.#isKindOf(item, first)) {
      this.#reading.items.pop()
      this.#reading.unknown.push({ start: first.start, end: first.end })
    }
    item.unwanted = this.#negated
    for (const quality of [...pending.qualities, ...(segment.qualities ?? [])]) addQuality(item, quality)
    if (pending.isSingle) countSingle(item)
    item.isSingle = pending.isSingle
    if (this.#side && setSide(item, this.#side)) this.#reading.settled.push(this.#side)
    this.#side = undefined
    this.#reading.items.push(item)
    if (isSpecific(segment, meaning) && !this.#negated)
      this.#reading.unknown.push({ start: segment.start, end: segment.end })
    if (!this.#negated || item.target) applyColours(item, pending.shades, pending.colourSpan)
    else if (item.generic && pending.shades.length) onlyColours(item, pending.shades)
    if (this.#quote !== undefined && attachQuote([item], this.#quote)) this.#quote = undefined
    if (isOverGown)
      for (const fact of item.facts) if (fact.kind === 'attire') fact.qualities = [...(fact.qualities ?? []), 'short']
    this.#writeSign(item, segment)
    setCoat(item, this.#text.slice(segment.start, segment.end), this.#grammar.coats)
    setUser(item, this.#isSelf ? 'bride' : this.#subject, this.#wearer)
    if (namesKind(segment, ['person'])) this.#isSelf = false
    this.#wearer = wearerAfter(item, this.#wearer)
    if (namesKind(segment, ['person'])) this.#partner = undefined
    this.#subject = subjectAfter(item, this.#subject)
    if (this.#body) addToPerson([item], this.#body, undefined, item.start)
    this.#body = undefined
    pending.clear()
    this.#linked = item
  }

  /** Remembers whose clothes follow. Colours without a noun are the colours of the clothes, as in "him in grey". */
  #setWearer(who: MeaningOf<'wearer'>['who'], segment: ResolvedSegment, at: number): void {
    this.#isSelf = who === 'self'
    if (who === 'couple' && !leadsToClothes(this.#segments, at)) return
    this.#wearer = who === 'self' ? undefined : who
    this.#partner = undefined
    const target = targetOfColours(this.#segments, at, who === 'self' ? 'bride' : this.#wearer)
    if (!target) return
    this.#flush()
    const { start, end } = segment
    const item: Item = { start, end, facts: [], colours: [], unwanted: this.#negated, target }
    this.#reading.items.push(item)
    this.#linked = item
  }

  /** Starts the description of the next of two brides or two grooms. */
  #choosePartner(at: number): boolean {
    const pair = pairOf(this.#reading.items)
    if (!pair || !meaningOf(this.#segments[at + 1], 'wears')) return false
    this.#boundary()
    this.#wearer = pair
    this.#partner = this.#partner ? 2 : 1
    return true
  }

  /** Whether an unknown word is the name of a place, as in "near Hereford". */
  #isPlaceName(segment: ResolvedSegment, at: number): boolean {
    const before = this.#segments[at - 1]
    if (!before || segment.after || segment.isUndrawable || this.#grammar.capitalNouns) return false
    if (!isGivenName(segment, this.#text)) return false
    const isKnown = this.#placeNames.has(segment.word) || this.#placeNameEnd === before.end
    return isKnown || Boolean(meaningOf(before, 'places'))
  }

  /** Reads the name of a place, which no image shows. */
  #addPlaceName({ start, end, word }: ResolvedSegment): void {
    this.#boundary()
    this.#placeNames.add(word)
    this.#reading.settled.push({ start, end })
    this.#placeNameEnd = end
  }

  #addUnknown(segment: ResolvedSegment): void {
    const { items } = this.#reading
    const before = items.at(-1)
    // "Fog machine" names a machine, not fog.
    if (before && before === this.#linked && isAdjacent(before, segment) && this.#isFirstPart(before, segment)) {
      items.pop()
      this.#pending.begin(before.start)
    }
    if (before && isAdjacent(before, segment) && isNamed(before) && isCapital(segment, this.#text)) {
      this.#reading.settled.push({ start: segment.start, end: segment.end })
      return
    }
    // In "a hanbok with red dots", the dots are red. In "roses in pink cascading down", the roses are pink.
    const isNoun = !this.#grammar.coloursFollow && !isVerbForm(segment.word)
    this.#pending.addUnknown(segment, segment.after !== '', isNoun)
    this.#linked = undefined
  }

  /** Whether the noun before a noun only names its kind: a "feather cloak" shows no feathers. */
  #isKindOf({ facts }: Item, before: Item): boolean {
    if (this.#pending.start !== undefined || this.#grammar.compoundSeparators !== true) return false
    const isThing = facts.length > 0 && facts.every(({ kind }) => kind === 'object' || kind === 'attire')
    const isObject = before.facts.every(({ kind }) => kind === 'object')
    return isThing && isObject && isCompound(before, this.#text.slice(before.start, before.end), '')
  }

  /** Whether a noun and the unknown word after it name something else, as in "fog machine" or "peony soap". */
  #isFirstPart(noun: Item, { start, end }: ResolvedSegment): boolean {
    if (isAtmosphere(noun)) return true
    const { compoundSeparators } = this.#grammar
    return (
      compoundSeparators === true &&
      isCompound(noun, this.#text.slice(noun.start, noun.end), this.#text.slice(start, end))
    )
  }

  #endsComparison(segment: ResolvedSegment): boolean {
    return segment.after !== '' || Boolean(meaningOf(segment, 'and') || meaningOf(segment, 'negationEnd'))
  }

  #startComparison({ start, end }: Span, at: number): boolean {
    if (this.#segments[at + 1]?.meaning?.role === 'number') return true
    const isMeasured = this.#pending.scale !== undefined || this.#reading.items.at(-1)?.scale !== undefined
    if (!isMeasured && !this.#text.slice(start, end).includes(' ')) return false
    this.#boundary()
    this.#isComparison = true
    return true
  }

  #addQuote(quote: string): void {
    this.#flush()
    if (!attachQuote(this.#reading.items, quote)) this.#quote = quote
  }

  #addGrammar(segment: ResolvedSegment, at: number): void {
    const pending = this.#pending
    if (meaningOf(segment, 'says') && this.#readSign(at)) return
    if (meaningOf(segment, 'unit') && pending.isCount && !segment.after) {
      this.#reading.settled.push({ start: pending.start ?? segment.start, end: segment.end })
      pending.clear()
      return
    }
    const side = meaningOf(segment, 'side')
    if (side) {
      this.#addSide({ side: side.side, start: segment.start, end: segment.end }, segment.after !== '')
      return
    }
    const wearer = meaningOf(segment, 'wearer')
    if (wearer) this.#setWearer(wearer.who, segment, at)
    if (meaningOf(segment, 'subject')) this.#subject = 'couple'
    if (meaningOf(segment, 'everybody')) this.#subject = 'guest'
    if (meaningOf(segment, 'into')) this.#addInto(segment)
    if (meaningOf(segment, 'we')) this.#reading.isAboutUs = true
    if (meaningOf(segment, 'otherRequest')) this.#reading.isOther = true
    if (meaningOf(segment, 'canGo')) this.#negateList()
    if (meaningOf(segment, 'closeUp')) this.#reading.closeUps.push({ start: segment.start, end: segment.end })
    if (meaningOf(segment, 'pronoun')) this.#reading.pronouns.push(segment.start)
    if (meaningOf(segment, 'pronoun') && meaningOf(this.#segments[at - 1], 'of') && this.#countLast(segment.end)) return
    if (meaningOf(segment, 'trailingNegation')) this.#negateLast()
    else if (COMPARISONS.some((role) => meaningOf(segment, role))) this.#compare(segment, at)
    else if (meaningOf(segment, 'of') && pending.unknown) pending.joins = true
    else if (meaningOf(segment, 'of') && (pending.isCount || pending.isFactor)) return
    else if (meaningOf(segment, 'and') && this.#joinsNumbers(at)) return
    else if (meaningOf(segment, 'and') || meaningOf(segment, 'or')) {
      if (!pending.shades.length || pending.unknown || !isColourSegment(this.#segments[at + 1])) this.#boundary()
    } else if (meaningOf(segment, 'wears')) this.#flush()
    else if (BOUNDARIES.some((role) => meaningOf(segment, role))) this.#flush()
    else if (pending.unknown && !pending.joins) this.#flush()
  }

  /** Whether a jacket is worn over a gown, as in "a denim jacket over her dress", and is no part of a suit. */
  #isJacketOverGown({ start, end }: Span): boolean {
    const word = this.#text.slice(start, end).toLowerCase()
    if (this.#negated || !this.#grammar.jackets?.split(', ').includes(word)) return false
    const before = this.#reading.items.filter(({ unwanted }) => !unwanted).flatMap(({ facts }) => facts)
    const next = this.#segments.filter((segment) => segment.start > start)
    const stop = next.findIndex(({ after }) => after !== '')
    const clause = stop < 0 ? next : next.slice(0, stop)
    const ahead = clause.flatMap(({ meanings }) => meanings.flatMap((m) => (m.role === 'facts' ? m.facts : [])))
    return [...before.filter((fact) => fact.kind === 'attire' && this.#isWornBySame(fact.of)), ...ahead].some(isGown)
  }

  #isWornBySame(of: Wearer | undefined): boolean {
    return of === undefined || this.#wearer === undefined || of === this.#wearer
  }

  /** Writes the words before a sign on it, as in "a just married sign". */
  #writeSign(item: Item, { start }: Span): void {
    const { items, unknown } = this.#reading
    const sign = this.#negated ? undefined : signTextBefore(this.#text, start, this.#grammar.signTexts)
    if (!sign || !attachQuote([item], sign.text)) return
    // "Bar" of "bar sign" names no bar.
    const isOfSign = (span: Span) => span !== item && span.end > sign.start && span.start < start
    const named = items.filter(isOfSign)
    for (const quality of named.flatMap(({ qualities = [] }) => qualities)) addQuality(item, quality)
    item.start = Math.min(item.start, sign.start, ...named.map((other) => other.start))
    this.#reading.settled.push({ start: sign.start, end: start })
    items.splice(0, items.length, ...items.filter((other) => !isOfSign(other)))
    unknown.splice(0, unknown.length, ...unknown.filter((span) => !isOfSign(span)))
  }

  /** Gives a number in brackets to the noun before it, as in "bridesmaids (5)". */
  #countBefore(count: number, { start, end }: Span): boolean {
    const item = this.#linked
    if (!item || this.#isEdit || !/^\s*[([]\s*$/.test(this.#text.slice(item.end, start))) return false
    if (item.generic) item.facts = genericFacts(item.generic, { count })
    for (const fact of item.facts) if (COUNTED.has(fact.kind) && fact.kind !== 'colour') fact.count ??= count
    item.count = count
    item.end = this.#text.slice(end).search(/[)\]]/) + end + 1
    return true
  }

  /** Gives the number of "four of them" to the last people, objects or seats. */
  #countLast(end: number): boolean {
    const { count, start, isCount } = this.#pending
    const things = this.#reading.items.findLast(({ facts }) => facts.some(({ kind }) => COUNTED.has(kind)))
    const counted = things?.facts.find((fact) => COUNTED.has(fact.kind))
    if (!isCount || this.#isEdit || !counted || counted.kind === 'colour') return false
    counted.count ??= count ?? 1
    this.#reading.settled.push({ start: start ?? end, end })
    this.#pending.clear()
    return true
  }

  /** Whether "and" joins two parts of one number, as in "treinta y cinco" or "a hundred and twenty". */
  #joinsNumbers(at: number): boolean {
    const { count = 0, isCount } = this.#pending
    const next = meaningOf(this.#segments[at + 1], 'number')
    return isCount && next !== undefined && count >= TENS && next.value < (count < HUNDRED ? TEN : HUNDRED)
  }

  /**
   * Gives a position to the noun before it in the clause, or otherwise to the next noun. In "an arch with white flowers
   * behind us", the arch has the position.
   */
  #addSide(side: NonNullable<Item['side']>, isApart: boolean): void {
    const last = this.#reading.items.at(-1)
    this.#flush()
    const before = this.#reading.items.slice(-2).toReversed()
    const isPlaced =
      !isApart && last === this.#reading.items.at(-1) && before.some((item) => !item.unwanted && setSide(item, side))
    const isUsual = !this.#isEdit && (side.side === 'behind' || side.side === 'front')
    if (isPlaced || isUsual) this.#reading.settled.push(side)
    if (!isPlaced) this.#side = side
  }

  /** Whether a segment is an indefinite article, or ends with one, as "an einer" does. */
  #endsWithArticle(segment: ResolvedSegment): boolean {
    if (meaningOf(segment, 'single')) return true
    const word = this.#text.slice(segment.start, segment.end).toLowerCase().split(/\s/).at(-1) ?? ''
    return this.#grammar.singles?.split(', ').includes(word) ?? false
  }

  /** In Chinese, the preposition "into" can also be the verb "replace": "把玫瑰换成百合" (replace the roses with lilies). */
  #addInto({ start, end, meanings }: ResolvedSegment): void {
    this.#reading.into.push(start)
    const verb = meanings.find((meaning) => meaning.role === 'verb')?.verb
    if (verb === 'replace') this.#reading.verbs.push({ verb, start, end })
  }

  #compare(segment: ResolvedSegment, at: number): void {
    const pending = this.#pending
    if (pending.unknown || pending.shades.length) this.#flush()
    pending.begin(segment.start)
    pending.scale = meaningOf(segment, 'less') || meaningOf(segment, 'smaller') ? LESS : MORE
    const factor = meaningOf(segment, 'factor')
    if (this.#isEdit) this.#reading.settled.push({ start: segment.start, end: segment.end })
    // "The arch is too small" asks for a bigger arch.
    if (this.#isEdit && meaningOf(this.#segments[at - 1], 'excess'))
      pending.scale = pending.scale === LESS ? MORE : LESS
    pending.isFactor = Boolean(factor)
    if (factor) pending.scale = factor.value
    if (!this.#isEdit) pending.many = this.#grammar.numbers[segment.word]
    pending.isSize = Boolean(meaningOf(segment, 'smaller') || meaningOf(segment, 'bigger'))
  }

  #negateLast(): void {
    const item = this.#reading.items.at(-1)
    if (item && !this.#pending.shades.length && !this.#pending.unknown) item.unwanted = true
  }

  /** Excludes the last item and the items that "and" joins with it. */
  #negateList(): void {
    const { items } = this.#reading
    for (let at = items.length - 1; at >= 0; at--) {
      const item = items[at] as Item
      item.unwanted = true
      const between = this.#segments.filter(({ start }) => start >= (items[at - 1]?.end ?? 0) && start < item.start)
      if (!between.some((segment) => meaningOf(segment, 'and')) || between.some(({ after }) => after === '.')) return
    }
  }

  #readSign(at: number): boolean {
    const sign = signTextAfter(this.#text, this.#segments, at)
    const item = this.#reading.items.at(-1)
    if (!sign) return false
    if (this.#pending.unknown) this.#flush()
    else if (item && attachQuote(this.#reading.items, sign.text)) {
      this.#reading.settled.push({ start: item.end, end: sign.end })
      item.end = sign.end
    } else return false
    this.#consumed = sign.end
    return true
  }

  /**
   * Whether "except" names what the scene has: after an exclusion, as in "no flowers except lavender", or after a word for
   * everything, as in "everything white except the red roses".
   */
  #isException(at: number): boolean {
    if (this.#negated) return Boolean(this.#reading.items.at(-1)?.unwanted)
    return this.#segments
      .slice(0, at)
      .some((segment) => meaningOf(segment, 'pronoun') && isColourSegment(this.#segments[at - 1]))
  }

  #endNegation(): void {
    this.#boundary()
    this.#negated = false
  }

  #startNegation(segment: ResolvedSegment, at: number): void {
    this.#boundary()
    if (meaningOf(segment, 'insteadOf')) this.#startReplacement(segment)
    if (meaningOf(this.#segments[at + 1], 'tooMany')) this.#pending.scale = LESS
    else {
      this.#negated = true
      this.#beforeNegation = this.#reading.items.length
    }
  }

  /**
   * Starts the negation of a replacement. In "instead of the DJ a live band", the negation excludes only the first
   * item. After a wanted item, it excludes all following items.
   */
  #startReplacement({ start }: Span): void {
    this.#reading.insteadOf.push(start)
    this.#replaces = this.#reading.items.every((item) => item.unwanted)
  }

  #pause(segment: ResolvedSegment, at: number): void {
    const continues = !this.#negated || orAhead(this.#segments, at)
    const { shades, anchor } = this.#pending
    // In "his suit is emerald, dark red dahlias", only the suit is emerald.
    const isOfAnchor = anchor !== undefined && leadsToNoun(this.#segments, at)
    const listed = segment.after === ',' && shades.length > 0 && !isOfAnchor && isListed(this.#segments, at)
    if (!listed || !continues) this.#boundary()
    if (segment.after === '.') {
      this.#negated = false
      this.#wearer = undefined
      this.#isSelf = false
      this.#partner = undefined
      this.#subject = undefined
    } else if (!continues) this.#negated = false
  }

  #flush(): void {
    this.#pending.flush(this.#negated)
  }

  #boundary(): void {
    this.#flush()
    this.#linked = undefined
  }
}
