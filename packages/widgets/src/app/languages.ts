import { type LazyModule, lazyModule } from '@vowkit/sdk-core'
import type { WidgetProps } from '../widget-props.ts'
import type { LanguageWords } from './words-of.ts'

/** The languages that the elements bring besides English, by their codes. Each is loaded when an element asks for it. */
const languages: Readonly<Record<string, LazyModule<{ words: LanguageWords }>>> = {
  es: lazyModule(() => import('./spanish.lazy.ts')),
}

/** The language that the element asks for, or else the page; `undefined` for English and languages without words. */
export function languageOf({ lang }: Pick<WidgetProps, 'lang'>): LazyModule<{ words: LanguageWords }> | undefined {
  const code = (lang || document.documentElement.lang).slice(0, 2).toLowerCase()
  return Object.hasOwn(languages, code) ? languages[code] : undefined
}
