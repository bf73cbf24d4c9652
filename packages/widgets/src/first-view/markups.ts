import { importFile } from '../element/import-file.ts'
import type { WidgetProps } from '../widget-props.ts'
import type { FirstViewMarkup } from './tree.ts'

/** The module with the markup of an element in one language. */
interface MarkupModule<Markup> {
  markup: Markup
}

/** Imports the markup in one language. In classic scripts, this is the file to import. */
type ImportMarkup<Markup> = string | (() => Promise<MarkupModule<Markup>>)

/** The markup of an element's first view in all languages. */
export interface Markups<Markup extends FirstViewMarkup = FirstViewMarkup> {
  /** English is part of the element's file. It is the fallback. */
  english: Markup
  /** Returns the code of a language tag, such as `es` for `es-MX`. Returns `en` for languages without markup. */
  codeOf(lang: string): string
  /** Returns the markup in a language. `undefined` until it has loaded. */
  get(code: string): Markup | undefined
  /** Loads the markup in a language. */
  load(code: string, props: WidgetProps): Promise<Markup>
}

/** `others` are the languages besides English, which load on demand. */
export function createMarkups<Markup extends FirstViewMarkup>(
  english: Markup,
  others: Readonly<Record<string, ImportMarkup<Markup>>>,
): Markups<Markup> {
  const loaded: Record<string, Markup> = { en: english }
  return {
    english,
    codeOf(lang) {
      const code = lang.slice(0, 2).toLowerCase()
      return code in others ? code : 'en'
    },
    get: (code) => loaded[code],
    async load(code, { apiHost }) {
      const other = others[code] as ImportMarkup<Markup>
      const { markup } = await (typeof other === 'string' ? importFile<MarkupModule<Markup>>(other, apiHost) : other())
      loaded[code] = markup
      return markup
    },
  }
}
