import { SITE_TOPICS, type SiteTopic } from '../questions/aspects.ts'
import { plain } from '../text.ts'
import type { Context, Draft } from './context.ts'

/** Places that a reply about the covered area names. */
const MAX_PLACES = 6

/** Explains how the product works. */
export async function explainSite(context: Context): Promise<Draft> {
  const topics = context.query.aspects.filter(isSiteTopic)
  const texts = await explainTopics(topics.length > 0 ? topics : ['assistant'], context)
  return { text: texts.join('\n'), suggestions: suggestionsFor(topics, context) }
}

/** Returns the texts of topics. */
export async function explainTopics(
  topics: readonly SiteTopic[],
  { knowledge, say, categories, format }: Context,
): Promise<string[]> {
  if (topics.length === 0) return []
  const [packs, monthlyPrice, places] = await Promise.all([
    knowledge.packs(),
    knowledge.monthlyPrice(),
    knowledge.places(),
  ])
  const data = {
    packs: packs.map(({ credits, price }) => ({ credits, price: format.money(Number(price)) })),
    monthlyPrice: monthlyPrice === null ? null : format.money(Number(monthlyPrice)),
    supportEmail: knowledge.supportEmail,
    places: places.slice(0, MAX_PLACES).map(plain),
    vendors: categories.reduce((sum, { vendors }) => sum + vendors, 0),
    categories: categories.filter(({ vendors }) => vendors > 0).map(({ title }) => say.find.category(title)),
  }
  return topics.map((topic) => {
    const sentence = say.site[topic]
    return typeof sentence === 'string' ? sentence : sentence(data)
  })
}

export function isSiteTopic(aspect: string): aspect is SiteTopic {
  return SITE_TOPICS.some((topic) => topic === aspect)
}

function suggestionsFor(topics: readonly SiteTopic[], { say }: Context): string[] {
  const { vision, credits, pay, person, venues } = say.suggestions
  const isOnVisions = topics.some((topic) => /vision|credits|plan|watermark/.test(topic))
  return isOnVisions ? [topics.includes('credits-price') ? vision : credits, person] : [pay, person, venues]
}
