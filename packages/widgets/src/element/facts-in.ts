/** A fact of a page. */
export interface PageFact {
  title: string
  text: string
}

/**
 * Reads the facts of a page from the `<script type="application/json" slot="facts">` inside an element: a list of
 * `{ "title", "text" }`, or an object with a text for each title. Returns no facts if the JSON is invalid.
 */
export function factsIn(element: Element): PageFact[] {
  const script = element.querySelector(':scope > script[slot=facts]')
  const facts = parse(script?.textContent ?? '')
  if (facts === undefined) console.warn('vowkit: the JSON of <script slot="facts"> is invalid.')
  const list = Array.isArray(facts) ? facts : Object.entries(facts ?? {}).map(([title, text]) => ({ title, text }))
  return list.filter(isFact)
}

/** Returns `undefined` for invalid JSON, and an empty list for an empty text. */
function parse(json: string): object | undefined {
  if (json.trim() === '') return []
  try {
    const value: unknown = JSON.parse(json)
    return typeof value === 'object' && value !== null ? value : undefined
  } catch {
    return undefined
  }
}

function isFact(value: unknown): value is PageFact {
  const { title, text } = (value ?? {}) as { title?: unknown; text?: unknown }
  return typeof title === 'string' && typeof text === 'string'
}
