import type { Category } from '../knowledge.ts'
import { isNegated } from './negation.ts'
import type { PatternHit } from './patterns.ts'
import type { Tags } from './tags.ts'
import { type Token, wordsOf } from './tokens.ts'
import { CATEGORY_OF_TOPIC } from './topic-categories.ts'

/** A vendor category in a question. */
interface CategoryMention {
  at: number
  id: number
  /**
   * `strong` names vendors ("caterer"), `weak` names what they make ("dinner"), `deed` is what they do ("who drives
   * us"), `topic` is a hint ("tacos").
   */
  strength: keyof typeof WEIGHTS
}

/** Words for what vendors make. They name a category only if no word for vendors does. */
const WEAK = new Set(
  wordsOf(
    `food feed feeding dinner dinners lunch meal meals menu eat feast supper drinks booze flowers flower floral blooms bouquet hair nails shave
    music entertainment playlist photos pics pictures video videos movie vid vids dress dresses suit suits outfit clothes
    rings ring car cars bus ride rides driver invitation invitations envelopes menus sweets dessert desserts planning
    judge bar bars boat shuttle coach
    comida cena menu comer almuerzo bebida bebidas flor flores ramo foto fotos video musica pelo cabello vestido traje
    anillo anillos coche carro auto autobus barco postre postres cocina local lugar sitio
    repas diner dejeuner manger nourriture cuisine boisson boissons fleur fleurs bouquet photo musique cheveux robe costume
    bague bagues voiture navette bateau dessert endroit lieu film
    essen abendessen mittagessen kuche speisen getranke drinks blume blumen strauss bild bilder film musik haare kleid anzug
    ring ringe auto bus shuttle boot nachtisch ort raum karten
    cibo cena pranzo mangiare bevande fiori fiore foto video musica capelli vestito anelli anello auto barca dolce dolci luogo posto
    comida jantar almoco bebidas flores flor foto fotos video musica cabelo vestido terno alianca aneis carro onibus barco doces lugar`,
  ),
)
/** Kinds of flowers. They hint at florists, and stay words that a profile can mention. */
const FLOWERS = new Set(
  wordsOf(
    `rose roses peony peonies hydrangea hydrangeas tulip tulips orchid orchids ranunculus dahlia dahlias eucalyptus
    wildflower wildflowers sunflower sunflowers lilies anemone anemones carnation carnations boutonniere boutonnieres corsage
    corsages rosa rosas peonia peonias hortensia hortensias tulipan tulipanes orquidea orquideas ranunculo ranunculos
    dalia dalias eucalipto girasol girasoles lirio lirios azucena azucenas anemona anemonas clavel claveles margaritas
    buganvillas bugambilias pivoine pivoines hortensias tulipes orchidees renoncules dahlias tournesols
    pfingstrose pfingstrosen rosen hortensien tulpen orchideen ranunkeln dahlien sonnenblumen`,
  ),
)
const FLORISTS = 'florists'

/** Whether a word is for what vendors make: "two rings" are not two jewellers. */
export function isWeakWord(word: string): boolean {
  return WEAK.has(word)
}

const ASIDE =
  /^(?:for|at|during|after|before|with|to|from|para|pour|fur|per|beim|zum|bei|con|avec|mit|com|own|durante|pendant|wahrend)$/

/** The categories of a question, in order of appearance. */
export interface CategoriesRead {
  ids: readonly number[]
  /** Whether only a topic hints at the category: "something vegan". */
  isHint: boolean
  /** Whether only a topic or a deed hints at the category. */
  isHinted: boolean
  /** Whether words name only what vendors make: "music". */
  isWeak: boolean
}

/** The parts of a question that hint at categories. */
interface CategoryReading {
  tokens: readonly Token[]
  tags: Tags
  /** The positions of the words of vendors and places. */
  names: ReadonlySet<number>
  /** The patterns of what vendors do. */
  deeds: readonly PatternHit[]
}

/** How much a mention counts, if no word names vendors. */
const WEIGHTS = { strong: 3, weak: 2, deed: 1.8, topic: 1.5, aside: 0.8 }
/** A mention after a superlative is what the question is about: "the biggest tent". */
const RANKED = 1

export function readCategories(reading: CategoryReading, categories: readonly Category[]): CategoriesRead {
  const { tokens, tags } = reading
  const mentions = findMentions(reading, categories)
  const strong = mentions.find(({ strength }) => strength === 'strong')
  const first = strong ?? heaviest(mentions, tags)
  if (!first) return { ids: [], isHint: true, isHinted: false, isWeak: true }
  const { strength } = first
  const isListed = strength === 'strong' || strength === 'weak'
  const chain = isListed ? listWith(first, mentions, tokens, tags) : [first]
  return {
    ids: [...new Set(chain.map(({ id }) => id))],
    isHint: strength === 'topic' || strength === 'aside',
    isHinted: strength === 'topic' || strength === 'deed',
    isWeak: strength !== 'strong',
  }
}

/** The first and strongest mention of the category with the most weight. */
function heaviest(mentions: readonly CategoryMention[], tags: Tags): CategoryMention | undefined {
  const weightOf = ({ at, strength }: CategoryMention) =>
    WEIGHTS[strength] + (tags.has(at - 1, 'sort') || tags.has(at - 2, 'sort') ? RANKED : 0)
  const totals = Map.groupBy(mentions, ({ id }) => id)
  const ranked = [...totals.values()].map((group) => ({
    group: group.toSorted((a, b) => weightOf(b) - weightOf(a)),
    // Several topics are still only a hint.
    total: [...Map.groupBy(group, ({ strength }) => strength).values()]
      .map((same) => Math.max(...same.map(weightOf)))
      .reduce((sum, weight) => sum + weight, 0),
  }))
  const best = Math.max(...ranked.map(({ total }) => total))
  return ranked.find(({ total }) => total === best)?.group[0]
}

/** Returns the mentions that form a list with a mention, as in "dinner and drinks". */
function listWith(first: CategoryMention, all: readonly CategoryMention[], tokens: readonly Token[], tags: Tags) {
  let chain: CategoryMention[] = []
  for (const mention of all.filter(({ strength }) => strength === 'strong' || strength === 'weak')) {
    if (isListed(mention, chain.at(-1), tokens, tags)) chain.push(mention)
    else if (chain.includes(first)) break
    else chain = [mention]
  }
  return chain.includes(first) ? chain : [first]
}

function findMentions(
  { tokens, tags, names, deeds }: CategoryReading,
  categories: readonly Category[],
): CategoryMention[] {
  const idOf = (title: string) => categories.find((category) => category.title.toLowerCase() === title)?.id
  const mentions: CategoryMention[] = deeds.flatMap((hit) => {
    const id = idOf(hit.name)
    return id === undefined ? [] : [{ at: Math.min(...hit.tokens), id, strength: 'deed' as const }]
  })
  const florists = idOf(FLORISTS)
  tokens.forEach(({ word }, at) => {
    if (florists === undefined || !FLOWERS.has(word) || names.has(at) || isNegated(at, tokens, tags, names)) return
    mentions.push({ at, id: florists, strength: 'aside' })
  })
  for (const { at, length, tags: meanings } of tags.matches) {
    if (isNegated(at, tokens, tags, names)) continue
    for (const { kind, name } of meanings) {
      const title =
        kind === 'category' ? name : kind === 'topic' || kind === 'absence' ? CATEGORY_OF_TOPIC.get(name) : undefined
      const id = title === undefined ? undefined : idOf(title)
      if (id === undefined) continue
      const isWeak = tokens.slice(at, at + length).every(({ word }) => WEAK.has(word))
      const isAside = isWeak && followsAside(at, tokens, tags)
      mentions.push({
        at,
        id,
        strength: kind === 'category' ? (isAside ? 'aside' : isWeak ? 'weak' : 'strong') : 'topic',
      })
    }
  }
  return mentions
}

/** Whether a word follows a preposition, with or without an article: "for dinner", "pour le dîner". */
function followsAside(at: number, tokens: readonly Token[], tags: Tags): boolean {
  const isAside = (position: number) => ASIDE.test(tokens[position]?.word ?? '')
  return isAside(at - 1) || (tags.has(at - 1, 'filler') && isAside(at - 2))
}

/** Whether a category continues a list, as in "dinner and drinks". */
function isListed(mention: CategoryMention, last: CategoryMention | undefined, tokens: readonly Token[], tags: Tags) {
  if (!last || mention.at - last.at > 4) return false
  for (let at = tags.endOf(last.at); at < mention.at; at++) {
    const word = tokens[at]?.word ?? ''
    if (tags.has(at, 'cue', 'also') || tags.has(at, 'cue', 'or') || word === '+' || word === '&') return true
  }
  return tokens.slice(tags.endOf(last.at) - 1, mention.at).some(({ endsClause }) => endsClause)
}
