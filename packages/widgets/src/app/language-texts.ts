import type { MessageOverrides } from '@vowkit/react'

/**
 * Merges the texts of a language with the texts that the embedding page sets, which take precedence. Returns the same
 * object for the same `own`.
 */
export type LanguageTexts = (own?: MessageOverrides) => MessageOverrides

export function languageTexts(language: MessageOverrides): LanguageTexts {
  const merged = new WeakMap<MessageOverrides, MessageOverrides>()
  return (own) => {
    if (!own) return language
    const texts = merged.get(own) ?? merge(language, own)
    merged.set(own, texts)
    return texts
  }
}

function merge(language: MessageOverrides, own: MessageOverrides): MessageOverrides {
  const groups = Object.entries({ ...own, ...language }) as [keyof MessageOverrides, object][]
  return Object.fromEntries(groups.map(([group, texts]) => [group, { ...texts, ...own[group] }]))
}
