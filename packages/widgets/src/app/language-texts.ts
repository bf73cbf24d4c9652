import type { MessageOverrides } from '@vowkit/react'

/** The words of a language with a page's own over them: the same object as long as the page's own are the same. */
export type LanguageWords = (own?: MessageOverrides) => MessageOverrides

export function wordsOf(language: MessageOverrides): LanguageWords {
  const merged = new WeakMap<MessageOverrides, MessageOverrides>()
  return (own) => {
    if (!own) return language
    const words = merged.get(own) ?? merge(language, own)
    merged.set(own, words)
    return words
  }
}

function merge(language: MessageOverrides, own: MessageOverrides): MessageOverrides {
  const groups = Object.entries({ ...own, ...language }) as [keyof MessageOverrides, object][]
  return Object.fromEntries(groups.map(([group, said]) => [group, { ...said, ...own[group] }]))
}
