import { TYPE } from '@formatjs/icu-messageformat-parser'
import { argumentsOf } from './arguments.ts'
import type { Catalogue } from './catalogue.ts'
import { compile } from './compile.ts'
import { camelCase, modules, type TextModule } from './modules.ts'
import { type Leaf, printTree, toTree } from './text-tree.ts'

/** Prints the modules of the English texts, by file name. */
export function printEnglish(english: Catalogue): Map<string, string> {
  return new Map(modules.map((module) => [`${module.name}.generated.ts`, printModule(module, english)]))
}

function printModule({ name, group = camelCase(name), keys = /^/, about }: TextModule, english: Catalogue): string {
  const texts = [...english.messages.keys()]
    .filter((key) => key.startsWith(`${group}.`))
    .map((key) => [key.slice(group.length + 1), toLeaf(key, english)] as const)
    .filter(([key]) => keys.test(key))
  if (texts.length === 0) throw new Error(`No message for the module ${name}.`)
  return `// Generated from messages/en.arb by \`npm run messages\`.\n
/** ${about} */
export const ${camelCase(name)}Messages = ${printTree(toTree(texts), { withTypes: true })}
`
}

function toLeaf(key: string, english: Catalogue): Leaf {
  const code = compile(english.messages.get(key) ?? [], english)
  const parameters = parametersOf(key, english).map(({ name, type }) => `${name}: ${type}`)
  return {
    code: parameters.length === 0 ? code : `(${parameters.join(', ')}): string => ${code}`,
    note: english.attributes.get(key)?.description,
  }
}

interface Parameter {
  name: string
  type: string
}

const TYPES = { String: 'string', int: 'number', double: 'number', DateTime: 'Date' } as const

/**
 * Returns the parameters of the function that a message becomes, in the order of its `placeholders`. Throws if the
 * placeholders are not the arguments of the message, or have other types.
 */
export function parametersOf(key: string, english: Catalogue): Parameter[] {
  const used = argumentsOf(english.messages.get(key) ?? [])
  const placeholders = Object.entries(english.attributes.get(key)?.placeholders ?? {})
  const unknown = placeholders.find(([name]) => !used.has(name))
  if (unknown) throw new Error(`${key}: the message does not use the placeholder ${unknown[0]}.`)
  if (placeholders.length < used.size) throw new Error(`${key}: a placeholder of the message is not declared.`)
  return placeholders.map(([name, { type }]) => {
    const { types = new Set<TYPE>(), values } = used.get(name) ?? {}
    const needed = types.has(TYPE.date)
      ? 'Date'
      : types.has(TYPE.number) || types.has(TYPE.plural)
        ? 'number'
        : undefined
    if (!TYPES[type] || (needed && needed !== TYPES[type])) throw new Error(`${key}: ${name} cannot be a ${type}.`)
    return { name, type: values?.map((value) => `'${value}'`).join(' | ') ?? TYPES[type] }
  })
}
