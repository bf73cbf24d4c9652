import { type Delivery, isDelivery, toElement, toScript, toStyle } from '../assets/shared/markup.js'
import { readElements } from './manifest.ts'
import { readRelease } from './release.ts'

/** The names of the attributes of each element. */
const ATTRIBUTES = new Map(
  readElements().map(({ tagName, attributes }) => [tagName, attributes.map(({ name }) => name)]),
)
const DECLARATION = /^\s*--vk-[\w-]+\s*:[^;{}<>]+$/

/** An element with its settings, as the URL of a page stores them. */
export interface ElementChoice {
  tag: string
  attributes: [name: string, value: string][]
  delivery: Delivery
  /** CSS declarations of tokens. */
  tokens: string
}

/** Reads an element and its settings from a query. Ignores what the element does not know. */
export function readChoice(query: URLSearchParams): ElementChoice | undefined {
  const tag = query.get('element') ?? ''
  const names = ATTRIBUTES.get(tag)
  if (!names) return undefined
  const delivery = query.get('delivery')
  const declarations = (query.get('tokens') ?? '').split(';').filter((each) => DECLARATION.test(each))
  return {
    tag,
    attributes: [...query].filter(([name]) => names.includes(name)),
    delivery: isDelivery(delivery) ? delivery : 'script',
    tokens: declarations.map((each) => `${each.trim()};`).join(' '),
  }
}

/** Returns the markup that an owner pastes: the script, the tokens and the element. */
export async function toMarkup(choice: ElementChoice, apiUrl: string, fallback: string): Promise<string> {
  const { tag, attributes, tokens } = choice
  return `${await scriptOf(choice, apiUrl)}\n${toStyle(tag, tokens)}${toElement(tag, attributes, fallback)}`
}

/** Returns the script tag of an element. Asks the backend for its release if the element is pinned to it. */
export async function scriptOf(choice: Pick<ElementChoice, 'tag' | 'delivery'>, apiUrl: string): Promise<string> {
  const release = choice.delivery === 'pinned' ? await readRelease(apiUrl) : undefined
  return toScript(choice.delivery, apiUrl, choice.tag, release)
}
