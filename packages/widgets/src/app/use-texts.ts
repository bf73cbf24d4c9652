import { useEffect, useState } from 'react'
import type { WidgetProps } from '../widget-props.ts'
import { languageOf } from './languages.ts'

/** The words of an element, and the language they are in. */
export type Words = Pick<WidgetProps, 'lang' | 'messages'>

/**
 * The words in the language that the element asks for, or else the page; a page's own messages override them. While a
 * language loads, the words before stay, in the beginning English. A language that does not load is English.
 */
export function useWords({ lang, messages }: Words): Words {
  const language = languageOf({ lang })
  const asked = lang || document.documentElement.lang
  const [shown, setShown] = useState({ lang, words: language?.get()?.words })

  useEffect(() => {
    let isCurrent = true
    const show = (words: typeof shown.words) => isCurrent && setShown({ lang: words ? asked : lang, words })
    if (language)
      language.load().then(
        ({ words }) => show(words),
        (cause: unknown) => {
          console.warn('Language not loaded:', cause)
          show(undefined)
        },
      )
    else show(undefined)
    return () => {
      isCurrent = false
    }
  }, [language, asked, lang])

  const words = language?.get()?.words
  const current = language && !words ? shown : { lang: words ? asked : lang, words }
  return { lang: current.lang, messages: current.words ? current.words(messages) : messages }
}
