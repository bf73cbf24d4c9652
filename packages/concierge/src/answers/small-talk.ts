import { SMALL_TALK, type SmallTalk } from '../questions/aspects.ts'
import { bold } from '../text.ts'
import type { Context, Draft } from './context.ts'

/** Replies to greetings, thanks and other small talk. */
export async function makeSmallTalk({ knowledge, question, query, say }: Context): Promise<Draft> {
  const topic = query.aspects.find(isSmallTalk) ?? 'hello'
  const [vendor] = question.vendorId === null ? [] : await knowledge.profiles([question.vendorId])
  const wedding = await knowledge.own?.wedding()
  const text = say.smallTalk[topic]({ name: bold(wedding?.names[0] ?? ''), vendor: bold(vendor?.name ?? '') })
  const { prices, reviews, deposit, venues, photographers, vision } = say.suggestions
  return {
    text,
    suggestions: vendor
      ? [prices(vendor.name), reviews(vendor.name), deposit(vendor.name)]
      : [venues, photographers, vision],
  }
}

function isSmallTalk(aspect: string): aspect is SmallTalk {
  return SMALL_TALK.some((topic) => topic === aspect)
}
