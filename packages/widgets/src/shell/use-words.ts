import { languages } from './languages.ts'
import { useLate } from './use-late.ts'
import type { WidgetProps } from './widget-props.ts'

/** The words of an element, and the language they are in. */
export type Words = Pick<WidgetProps, 'lang' | 'messages'>

/**
 * The words in the language that the element says, or else the page, where we have it; over them the page's own.
 * Nothing until a first language has come. English is what the components bring.
 */
export function useWords({ lang, messages }: Words): Words | null | undefined {
  const asked = lang || document.documentElement.lang
  const load = languages[asked.slice(0, 2).toLowerCase()]
  const language = useLate(load, load, null)
  return language ? { lang: asked, messages: language.words(messages) } : language
}
