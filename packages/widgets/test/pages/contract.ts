import type { Attribute } from 'custom-elements-manifest/schema'
import { readElements } from '../../scripts/read-manifest.ts'
import { API } from './host-page.ts'

/** Two sample values of a property, each as a JavaScript value and as an attribute string. */
export interface Sample {
  property: string
  attribute: string
  values: [unknown, unknown]
  texts: [string, string]
}

/** Two sample values for each attribute of every element, by tag. */
export const samples = new Map(
  readElements().map(({ tagName, attributes = [] }) => [tagName, attributes.map(sampleOf)]),
)

function sampleOf({ name, fieldName = name, type }: Attribute): Sample {
  const values = valuesOf(fieldName, type?.text ?? '')
  // For a boolean attribute, both the text `false` and the absence of the attribute mean `false`.
  return { property: fieldName, attribute: name, values, texts: [String(values[0]), String(values[1])] }
}

function valuesOf(name: string, type: string): [unknown, unknown] {
  // With any other URL, the element would send requests to a server that does not exist.
  if (name === 'apiHost') return [API, `${API}/`]
  if (type === 'number') return [2, 3]
  if (type === 'boolean') return [true, false]
  const [one = 'one', other = 'two'] = [...type.matchAll(/'([^']+)'/g)].map(([, word]) => word)
  return [one, other]
}
