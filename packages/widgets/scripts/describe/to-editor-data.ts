import type { ElementDescription, ElementProperty } from './describe-elements.ts'

/** Custom data for the HTML of Visual Studio Code and what is built on it. */
export function toHtmlData(elements: ElementDescription[]): object {
  return {
    version: 1.1,
    tags: elements.map(({ tag, description, properties }) => ({
      name: tag,
      description,
      attributes: attributesOf(properties).map(({ attribute, description, values }) => ({
        name: attribute,
        description,
        ...(values.length > 0 && { values: values.map((name) => ({ name })) }),
      })),
    })),
  }
}

/** Web types, for the editors of JetBrains. */
export function toWebTypes(
  elements: ElementDescription[],
  { name, version }: { name: string; version: string },
): object {
  return {
    name,
    version,
    'description-markup': 'markdown',
    contributions: {
      html: {
        elements: elements.map((element) => ({
          name: element.tag,
          description: element.description,
          attributes: attributesOf(element.properties).map(({ attribute, description, type, default: byDefault }) => ({
            name: attribute,
            description,
            default: byDefault,
            value: { type, ...(type === 'boolean' && { kind: 'no-value' }) },
          })),
          js: {
            properties: element.properties.map(({ name, description, type }) => ({
              name,
              description,
              value: { type },
            })),
            events: element.events.map(({ name, description }) => ({ name, description })),
          },
          css: { parts: element.parts.map((name) => ({ name })) },
        })),
      },
    },
  }
}

/** What can be written in HTML, with the values to choose from where there are any. */
function attributesOf(properties: ElementProperty[]) {
  return properties.flatMap((property) => {
    const { attribute, type } = property
    return attribute
      ? [{ ...property, attribute, values: [...type.matchAll(/'([^']+)'/g)].map(([, value]) => value) }]
      : []
  })
}
