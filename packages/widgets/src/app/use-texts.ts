import { useEffect, useState } from 'react'
import type { WidgetProps } from '../widget-props.ts'
import { languageOf } from './languages.ts'

/** The texts of an element, and the language of the texts. */
export type Texts = Pick<WidgetProps, 'lang' | 'messages'>

/**
 * Returns the texts in the language of the element, or else of the page. `messages` of the page override single texts.
 * While a language loads, the hook returns the previous texts, at first the English texts. Falls back to English if the
 * language cannot be loaded.
 */
export function useTexts({ lang, messages }: Texts): Texts {
  const language = languageOf({ lang })
  const wanted = lang || document.documentElement.lang
  const [shown, setShown] = useState({ lang, texts: language?.get()?.texts })

  useEffect(() => {
    let isCurrent = true
    const show = (texts: typeof shown.texts) => isCurrent && setShown({ lang: texts ? wanted : lang, texts })
    if (language)
      language.load().then(
        ({ texts }) => show(texts),
        (cause: unknown) => {
          console.warn('Language not loaded:', cause)
          show(undefined)
        },
      )
    else show(undefined)
    return () => {
      isCurrent = false
    }
  }, [language, wanted, lang])

  const texts = language?.get()?.texts
  const current = language && !texts ? shown : { lang: texts ? wanted : lang, texts }
  return { lang: current.lang, messages: current.texts ? current.texts(messages) : messages }
}
