import type { ClassField } from 'custom-elements-manifest/schema'
import type { ElementDeclaration } from './elements.ts'

type Columns<Item> = Record<string, (item: Item) => string | undefined>

/**
 * The reference page of an element, from its entry in the custom elements manifest. `linkOf` returns a link to the page
 * of a type.
 */
export function toElementPage(element: ElementDeclaration, linkOf: (type: string) => string | undefined): string {
  const { tagName, attributes = [], members = [], events = [], slots, cssParts, cssProperties } = element
  const fields = members.filter((member): member is ClassField => member.kind === 'field')
  const methods = members.filter(({ kind }) => kind === 'method')
  const attributeOf = (field: ClassField) => attributes.find(({ fieldName }) => fieldName === field.name)
  const name = { name: (one: { name: string }) => code(one.name) || 'default' }
  const description = { description: (one: { description?: string }) => one.description }
  const byDefault = { default: (one: { default?: string }) => code(one.default) }
  const property: Columns<ClassField> = {
    attribute: (field) => code(attributeOf(field)?.name),
    property: (field) => code(field.name),
    type: ({ type }) => code(type?.text),
  }
  const detail = ({ type }: { type: { text: string } }) =>
    code(type.text.replace(/^CustomEvent<(?:undefined|(.*))>$/, '$1'))
  const sections = [
    ['Attributes and properties', table(fields, { ...property, ...byDefault, ...description })],
    ['Events', table(events, { ...name, '`detail`': detail, ...description })],
    ['Types', typesIn([...fields, ...events], linkOf)],
    ['Methods', table(methods, { method: (one) => code(`${one.name}()`), ...description })],
    ['Slots', table(slots, { ...name, ...description })],
    ['Parts', table(cssParts, { ...name, ...description })],
    ['CSS custom properties', table(cssProperties, { ...name, ...byDefault, ...description })],
  ]
  const filled = sections.flatMap(([title, text]) => (text ? [`## ${title}\n\n${text}\n`] : []))
  return `# \`<${tagName}>\`\n\n${element.description}\n\n${filled.join('\n')}`
}

/** Links to the types that occur in the fields and events. */
function typesIn(items: { type?: { text: string } }[], linkOf: (type: string) => string | undefined): string {
  const names = items.flatMap(({ type }) => type?.text.replace(/'[^']*'/g, '').match(/\b[A-Z]\w+/g) ?? [])
  const links = [...new Set(names)].sort().map((name) => [name, linkOf(name)])
  return links.flatMap(([name, link]) => (link ? [`- [\`${name}\`](${link})`] : [])).join('\n')
}

function table<Item>(items: Item[] = [], columns: Columns<Item>): string {
  const rows = items.map((item) => Object.values(columns).map((cell) => cell(item) ?? ''))
  const lines = [Object.keys(columns), Object.keys(columns).map(() => '---'), ...rows]
  return rows.length > 0 ? lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n') : ''
}

/** Formats text as code for a table cell, where a `|` needs a backslash. */
function code(text = ''): string {
  return text && `\`${text.replaceAll('|', '\\|')}\``
}
