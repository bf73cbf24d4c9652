import { englishMessages, type Messages } from '../messages/index.ts'

/**
 * All messages in a pseudo-language. It encloses the English texts in brackets, so that untranslated text stands out.
 */
export const pseudoMessages: Messages = marked(englishMessages)

function marked<Value>(value: Value): Value
function marked(value: unknown): unknown {
  if (typeof value === 'string') return `⟦${value}⟧`
  if (typeof value === 'function') return (...given: unknown[]) => marked(Reflect.apply(value, undefined, given))
  if (Array.isArray(value)) return value.map(marked)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, marked(inner)]))
}

const LABELS = ['aria-label', 'aria-roledescription', 'aria-valuetext', 'alt', 'placeholder', 'title']

/**
 * Returns the visible texts and accessible names inside an element that are neither messages nor data. Data is marked
 * with `§`.
 */
export function untranslated(root: Element): string[] {
  const texts = [...textsOf(root)]
  for (const name of LABELS)
    for (const element of root.querySelectorAll(`[${name}]`)) texts.push(element.getAttribute(name) ?? '')
  return texts.filter((text) => /\p{Letter}/u.test(text) && !/[⟦§]/.test(text))
}

function* textsOf(root: Element): Generator<string> {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) yield walker.currentNode.textContent ?? ''
}
