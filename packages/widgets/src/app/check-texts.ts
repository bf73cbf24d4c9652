import type { Problem } from '@vowkit/sdk-core'
import { languageCodes, languageOf } from './languages.ts'

/** Returns the mistakes in the language and the `messages` of an element. */
export async function textProblemsOf(element: Element): Promise<Problem[]> {
  const tag = element.localName
  const lang: unknown = Reflect.get(element, 'lang')
  const messages: unknown = Reflect.get(element, 'messages')
  if (isRecord(messages)) return messageProblemsOf(tag, messages)
  if (typeof lang !== 'string' || lang === '' || /^en\b/i.test(lang) || languageOf({ lang })) return []
  const expected = 'a language of the elements, or your texts in the property messages'
  return [{ code: 'texts_missing', subject: `lang of <${tag}>`, value: lang, allowed: languageCodes, expected }]
}

/** Returns a problem for each text that no element has. */
async function messageProblemsOf(tag: string, messages: Record<string, unknown>): Promise<Problem[]> {
  // Every language has all texts. Loading one is cheaper for all other pages than a list of the names.
  const known: Record<string, unknown> = { ...(await languageOf({ lang: 'es' })?.load())?.texts() }
  const subject = `A text in messages of <${tag}>`
  return Object.entries(messages).flatMap(([group, texts]): Problem[] => {
    const names = known[group]
    if (!isRecord(names)) return [{ code: 'unknown_message', subject, value: group, allowed: Object.keys(known) }]
    const allowed = Object.keys(names).map((name) => `${group}.${name}`)
    const given = isRecord(texts) ? Object.keys(texts).map((name) => `${group}.${name}`) : []
    return given
      .filter((name) => !allowed.includes(name))
      .map((value) => ({ code: 'unknown_message', subject, value, allowed }))
  })
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
