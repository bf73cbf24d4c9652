import type { ElementDescription } from '../describe/describe-elements.ts'
import type { Token } from '../describe/read-tokens.ts'
import { FALLBACK } from '../describe/to-manifest.ts'
import { code, table } from './table.ts'

/** The page of an element: all that its entry in the custom elements manifest says. `linkOf` is where a type is. */
export function toElementPage(
  element: ElementDescription,
  tokens: Token[],
  linkOf: (type: string) => string | undefined,
): string {
  const { tag, description, properties, events, methods, parts } = element
  const sections: Record<string, string> = {
    'Attributes and properties': table(
      ['attribute', 'property', 'type', 'default', ''],
      properties.map(({ name, attribute, type, default: byDefault, description }) => [
        code(attribute ?? ''),
        code(name),
        code(type),
        code(byDefault ?? ''),
        description,
      ]),
    ),
    Events: table(
      ['event', '`detail`', 'cancelable', ''],
      events.map(({ name, type, cancelable, description }) => [
        code(name),
        code(type.replace(/^CustomEvent<(.*)>$/, '$1').replace(/^undefined$/, '')),
        cancelable ? 'yes' : '',
        description,
      ]),
    ),
    Types: typesIn([...properties, ...events].map(({ type }) => type))
      .flatMap((type) => {
        const link = linkOf(type)
        return link ? [`- [\`${type}\`](${link})\n`] : []
      })
      .join(''),
    Methods: table(
      ['method', ''],
      methods.map(({ name, type, description }) => [code(`${name}${type}`), description]),
    ),
    Slots: table(['slot', ''], [[FALLBACK.name || 'what stands inside the tag', FALLBACK.description]]),
    Parts: `${parts.map(code).join(' ')}\n`,
    'CSS custom properties': table(
      ['property', 'default', ''],
      [...element.tokens, ...tokens].map(({ name, default: byDefault, description = '' }) => [
        code(name),
        code(byDefault),
        description,
      ]),
    ),
  }
  const filled = Object.entries(sections).filter(([, text]) => text.trim() !== '')
  return `# \`<${tag}>\`\n\n${description}\n\n${filled.map(([title, text]) => `## ${title}\n\n${text}`).join('\n')}`
}

/** The names of types in what is written of them. */
function typesIn(written: string[]): string[] {
  const names = written.flatMap((type) => type.replace(/'[^']*'/g, '').match(/\b[A-Z]\w+/g) ?? [])
  return [...new Set(names)].sort()
}
