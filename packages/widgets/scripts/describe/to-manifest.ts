import type { ElementDescription } from './describe-elements.ts'
import type { Token } from './read-tokens.ts'

/** The one slot of every element. */
export const FALLBACK = { name: '', description: 'Shown until the element is there, and where it cannot be.' }

/** The custom elements manifest, which catalogues and documentation are made from. */
export function toManifest(elements: ElementDescription[], tokens: Token[]): object {
  return {
    schemaVersion: '2.1.0',
    modules: elements.map((element) => ({
      kind: 'javascript-module',
      path: `dist/${element.tag}.mjs`,
      declarations: [declarationOf(element, tokens)],
      exports: [
        {
          kind: 'custom-element-definition',
          name: element.tag,
          declaration: { name: element.interfaces.element },
        },
      ],
    })),
  }
}

function declarationOf(element: ElementDescription, tokens: Token[]): object {
  const { tag, interfaces, description, properties, methods, events, parts, tokens: own } = element
  return {
    kind: 'class',
    customElement: true,
    name: interfaces.element,
    tagName: tag,
    description,
    attributes: properties.flatMap(({ attribute, name, type, description, default: byDefault }) =>
      attribute ? [{ name: attribute, fieldName: name, type: { text: type }, description, default: byDefault }] : [],
    ),
    members: [
      ...properties.map(({ name, attribute, type, description, default: byDefault }) => ({
        kind: 'field',
        name,
        attribute,
        type: { text: type },
        description,
        default: byDefault,
      })),
      ...methods.map(({ name, type, description }) => ({ kind: 'method', name, type: { text: type }, description })),
    ],
    events: events.map(({ name, type, description, cancelable }) => ({
      name,
      type: { text: type },
      description: cancelable ? `${description} Cancelable.` : description,
    })),
    slots: [FALLBACK],
    cssParts: parts.map((name) => ({ name })),
    cssProperties: [...own, ...tokens],
  }
}
