import { englishMessages } from '@vowkit/react'
import type { Area, Catalogue } from '../shared/language/define-messages.ts'
import type { Translation } from '../shared/language/use-messages.ts'
import type { Spanish } from '../shared/site-provider.tsx'

const MODULES = import.meta.glob<Record<string, unknown>>('../**/messages.ts', { eager: true })

/** Every English catalogue of the site. */
const CATALOGUES = Object.values(MODULES)
  .flatMap((module) => Object.values(module))
  .filter((value): value is Catalogue<object> => typeof value === 'object' && value !== null && 'english' in value)

/** All texts in a pseudo-language: the English texts in brackets, so that untranslated texts stand out. */
export const pseudoTranslation: Spanish = {
  site: Object.fromEntries(CATALOGUES.map(({ area, english }) => [area, marked(english)])) as Translation,
  elements: marked(englishMessages),
}

/** The areas that have an English catalogue. */
export const AREAS: readonly Area[] = CATALOGUES.map(({ area }) => area)

function marked<Value>(value: Value): Value
function marked(value: unknown): unknown {
  // Emphasized parts, between asterisks, are rendered as separate text nodes.
  if (typeof value === 'string')
    return value
      .split('*')
      .map((part) => (part.trim() === '' ? part : `⟦${part}⟧`))
      .join('*')
  if (typeof value === 'function') return (...given: unknown[]) => marked(Reflect.apply(value, undefined, given))
  if (Array.isArray(value)) return value.map(marked)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, marked(inner)]))
}

const LABELS = ['aria-label', 'aria-roledescription', 'aria-valuetext', 'alt', 'placeholder', 'title']

/** Names that are not translated. */
const NAMES =
  /^(vowkit|© 2025 Vowkit|English|Español|Wild Ranunculus|June & Theo|Instagram|Pinterest|Facebook|\S+@\S+)$/

/**
 * Returns visible texts and accessible names that are not translated. Ignores backend data, which is marked with `§`.
 */
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
  while (walker.nextNode()) yield walker.currentNode.textContent ?? ''
}
