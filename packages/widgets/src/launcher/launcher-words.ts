import { launcherMessages, type Messages } from '@vowkit/react'
import { languages } from '../shell/languages.ts'
import type { WidgetProps } from '../shell/widget-props.ts'

type LauncherWords = Messages['launcher']

/** Says the words of a launcher in the language that its element says, or else the page, and the page's own over them. */
export function createWords(say: (words: LauncherWords) => void) {
  let asked: string | undefined

  function show({ lang, messages }: WidgetProps): void {
    const own = messages?.launcher
    const code = (lang || document.documentElement.lang).slice(0, 2).toLowerCase()
    say({ ...launcherMessages, ...own })
    asked = code
    languages[code]?.().then(
      ({ words }) => asked === code && say({ ...launcherMessages, ...words(messages).launcher }),
      (cause) => console.warn('Not loaded:', cause),
    )
  }

  return { show }
}
