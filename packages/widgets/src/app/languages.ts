import { type LazyModule, lazyModule } from '@vowkit/sdk-core'
import type { WidgetProps } from '../widget-props.ts'
import type { LanguageTexts } from './language-texts.ts'

/** The lazy-loaded languages of the elements, by language code. English is part of the bundle. */
const languages: Readonly<Record<string, LazyModule<{ texts: LanguageTexts }>>> = {
  ar: lazyModule(() => import('./arabic.lazy.ts')),
  de: lazyModule(() => import('./german.lazy.ts')),
  es: lazyModule(() => import('./spanish.lazy.ts')),
  fr: lazyModule(() => import('./french.lazy.ts')),
}

/** The codes of all languages of the elements. */
export const languageCodes: readonly string[] = ['en', ...Object.keys(languages)]

/**
 * Returns the language of the element, or else of the page. Returns `undefined` for English and for languages that are
 * not included.
 */
export function languageOf({ lang }: Pick<WidgetProps, 'lang'>): LazyModule<{ texts: LanguageTexts }> | undefined {
  const code = (lang || document.documentElement.lang).slice(0, 2).toLowerCase()
  return Object.hasOwn(languages, code) ? languages[code] : undefined
}
