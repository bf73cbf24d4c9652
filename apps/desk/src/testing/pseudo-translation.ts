import { englishMessages } from '@vowkit/react'
import type { Area, Catalogue } from '../shared/language/define-texts.ts'
import type { Spanish } from '../shared/language/language-provider.tsx'
import type { Translation } from '../shared/language/use-texts.ts'

const MODULES = import.meta.glob<Record<string, unknown>>('../**/texts.ts', { eager: true })

/** Every English catalogue of the desk. */
const CATALOGUES = Object.values(MODULES)
  .flatMap((module) => Object.values(module))
  .filter((value): value is Catalogue<object> => typeof value === 'object' && value !== null && 'english' in value)

/** The areas that have an English catalogue. */
export const AREAS: readonly Area[] = CATALOGUES.map(({ area }) => area)

/** All texts in a pseudo-language: the English texts in brackets, so that untranslated texts stand out. */
export const pseudoTranslation: Spanish = {
  desk: Object.fromEntries(CATALOGUES.map(({ area, english }) => [area, marked(english)])) as Translation,
  components: marked(englishMessages),
}

function marked<Value>(value: Value): Value
function marked(value: unknown): unknown {
  if (typeof value === 'string') return value.trim() === '' ? value : `⟦${value}⟧`
  if (typeof value === 'function') return (...given: unknown[]) => marked(Reflect.apply(value, undefined, given))
  if (Array.isArray(value)) return value.map(marked)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, marked(inner)]))
}

const LABELS = ['aria-label', 'aria-roledescription', 'aria-valuetext', 'alt', 'placeholder', 'title']

/** Names that are not translated. */
const NAMES = /^(English|Español|WordPress|Squarespace|Wix|Webflow|Shopify|HTML)$/

/** Returns visible texts and accessible names that are not translated. Ignores backend data, marked with `§`. */
export function untranslated(root: Element): string[] {
  const texts = [...textsOf(root)]
  for (const name of LABELS)
    for (const element of root.querySelectorAll(`[${name}]`)) texts.push(element.getAttribute(name) ?? '')
  return texts
    .map((text) => text.trim())
    .filter((text) => /\p{Letter}/u.test(text) && !/[⟦§]/.test(text) && !NAMES.test(text))
}

function* textsOf(root: Element): Generator<string> {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode
    // Code to paste is the same in every language.
    if (!parentElement?.closest('pre, code, textarea')) yield textContent ?? ''
  }
}
