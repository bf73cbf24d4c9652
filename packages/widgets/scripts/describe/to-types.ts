import type { ElementDescription } from './describe-elements.ts'

/** The module that names every element's interfaces by its tag, for what is the same for all of them. */
export function toTypes(elements: ElementDescription[]): string {
  const imports = elements.map(
    ({ tag, interfaces: { element, events } }) => `import type { ${element}, ${events} } from './${tag}.ts'\n`,
  )
  const map = (name: string, of: 'element' | 'events') =>
    `export interface ${name} {\n${elements.map(({ tag, interfaces }) => `  '${tag}': ${interfaces[of]}\n`).join('')}}\n`
  return [
    '// Written by `npm run describe` from src/elements and src/types.\n',
    ...imports,
    '\n/** Every element by its tag. */\n',
    map('WidgetElements', 'element'),
    '\n/** The events of every element by its tag. */\n',
    map('WidgetEvents', 'events'),
    '\n',
    ...elements.map(({ tag }) => `export type * from './${tag}.ts'\n`),
  ].join('')
}
