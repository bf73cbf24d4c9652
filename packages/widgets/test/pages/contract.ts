import { describeElements, type ElementProperty } from '../../scripts/describe/describe-elements.ts'
import { API } from './host-page.ts'

/** A property with two values: as a script says them, and as markup does. */
export interface Sample {
  property: string
  attribute: string
  values: [unknown, unknown]
  texts: [string, string]
}

/** What every element may be given in markup, by its tag. */
export const samples = new Map(
  describeElements().map(({ tag, properties }) => [tag, properties.flatMap((property) => sampleOf(property))]),
)

function sampleOf({ name, attribute, type }: ElementProperty): Sample[] {
  if (!attribute) return []
  const values = valuesOf(name, type)
  // A switch that is off has no attribute; one that says so reads the same.
  return [{ property: name, attribute, values, texts: [String(values[0]), String(values[1])] }]
}

function valuesOf(name: string, type: string): [unknown, unknown] {
  // Any other would be asked.
  if (name === 'apiHost') return [API, `${API}/`]
  if (type === 'number') return [2, 3]
  if (type === 'boolean') return [true, false]
  const [one = 'one', other = 'two'] = [...type.matchAll(/'([^']+)'/g)].map(([, word]) => word)
  return [one, other]
}
