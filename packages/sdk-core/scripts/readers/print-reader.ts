import * as envelope from '../../src/contract/shared/envelope.ts'
import { readingOf } from '../../src/contract/shared/reading.ts'
import { baseOf, definitionOf, fieldsOf, type Named, type Needed, type Schema } from './schemas.ts'

/** The source code of a reader, the function that parses one schema. */
export interface Reader {
  text: string
  /** The name of the TypeScript type that the reader returns. */
  type: string
  /** Maps each function that the reader calls to the area or file that exports the function. */
  uses: Map<string, string>
}

/** Prints the reader of a schema, then the readers of the unnamed object schemas inside it. */
export function printReader({ name, schema, isExported }: Named, needed: Needed): Reader[] {
  const uses = new Map<string, string>()
  const inner: string[] = []

  function use(reader: string, from = reader in envelope ? 'envelope' : 'read'): string {
    uses.set(reader, from)
    return reader
  }

  /**
   * Returns the source code of a function that parses a value. `path` and `type` locate the value in the named schema.
   */
  function functionOf(schema: Schema, path: string, type: string): string {
    const expression = expressionOf(schema, 'value', path, type)
    const [, called] = /^(\w+)\(value\)$/.exec(expression) ?? []
    return called ?? `(value) => ${expression}`
  }

  /** Returns the source code of an expression that parses the value of the expression `from` according to `schema`. */
  function expressionOf(schema: Schema, from: string, path: string, type: string): string {
    const { by, fallback, isForgiving } = readingOf(schema)
    if (by) return `${use(by.name)}(${from})`
    const named = needed.get(schema)
    if (named) return `${use(`read${named.name}`, named.area)}(${from})`
    const { type: kind, innerType, element, entries, format, checks } = definitionOf(schema)
    const options = optionsOf(entries)

    switch (kind) {
      case 'optional':
      case 'nullable': {
        const content = contentOf(innerType as Schema)
        const { entries, type: kind } = definitionOf(content)
        if (kind === 'enum' && !readingOf(content).fallback)
          return `${use('readOneOf')}(${from}, [${optionsOf(entries)}])`
        const read = functionOf(content, path, `NonNullable<${type}>`)
        return `${use(isForgiving ? 'readIfPossible' : 'readOptional')}(${from}, ${read})`
      }
      case 'array': {
        const read = functionOf(element as Schema, path, `${type}[number]`)
        return `${use(isForgiving ? 'readListIfPossible' : 'readList')}(${from}, ${read})`
      }
      case 'object':
        inner.push(printObject(schema, `read${path}`, type))
        return `read${path}(${from})`
      case 'enum':
        if (fallback) return `${use('readOneOf')}(${from}, [${options}]) ?? '${fallback}'`
        return `${use('readOption')}(${from}, [${options}])`
      case 'string':
        if (checks) throw new Error(`${path} in ${name}: use \`readBy\` for a string with checks`)
        return `${use(format === 'uuid' ? 'readUuid' : 'readText')}(${from})`
      case 'number':
        return `${use('readNumber')}(${from})`
      case 'boolean':
        return `Boolean(${from})`
      default:
        throw new Error(`${path} in ${name}: use \`readBy\` for a schema of the kind ${kind}`)
    }
  }

  /** Returns the source code of the expression that gets a field's value before it is parsed. */
  function sourceOf(field: Schema, key: string): string {
    const { aliases = [], from } = readingOf(field)
    const names = [key, ...aliases]
    if (from === 'answer') return 'value'
    if (from === 'field or value')
      return `${use('fieldOrValue')}(value, ${names.map((name) => `'${name}'`).join(', ')})`
    return names.map((name) => `record.${name}`).join(' ?? ')
  }

  function printObject(schema: Schema, reader: string, type: string): string {
    const { isWrapped, isLoose } = readingOf(schema)
    const base = needed.has(schema) ? baseOf(schema, needed.values()) : undefined
    const inherited = new Map(base && fieldsOf(base.schema))
    const own = fieldsOf(schema).filter(([key, field]) => inherited.get(key) !== field)
    const lines = own.map(([key, field]) => {
      const inside = `${reader.slice('read'.length)}${capitalize(key)}`
      return `    ${key}: ${expressionOf(field, sourceOf(field, key), inside, `${type}['${key}']`)},\n`
    })
    const hasOtherSource = fieldsOf(schema).some(([, field]) => readingOf(field).from)
    if (base) lines.unshift(`    ...${use(`read${base.name}`, base.area)}(record),\n`)
    const body = lines.join('')
    let first = ''
    if (/\brecord\b/.test(body)) {
      const open = use(isLoose || hasOtherSource ? 'recordOrEmpty' : 'readRecord')
      first = `  const record = ${open}(${isWrapped ? `${use('unwrap')}(value)` : 'value'})\n`
    }
    return `function ${reader}(value: unknown): ${type} {\n${first}  return {\n${body}  }\n}\n`
  }

  const { type } = definitionOf(schema)
  const text =
    type === 'object'
      ? printObject(schema, `read${name}`, name)
      : `function read${name}(value: unknown): ${name} {\n  return ${expressionOf(definitionOf(schema).element ? unnamed(schema) : schema, 'value', name, name)}\n}\n`
  return [{ text: [`${isExported ? 'export ' : ''}${text}`, ...inner].join('\n'), type: name, uses }]

  /** Returns a copy of the schema without its name. With the name, the list's reader would call itself. */
  function unnamed(list: Schema): Schema {
    return { _zod: list._zod } as Schema
  }
}

/** Unwraps `optional` and `nullable`. */
function contentOf(schema: Schema): Schema {
  const { type, innerType } = definitionOf(schema)
  return (type === 'optional' || type === 'nullable') && innerType ? contentOf(innerType) : schema
}

function optionsOf(entries: Record<string, string> = {}): string {
  return Object.values(entries)
    .map((option) => `'${option}'`)
    .join(', ')
}

function capitalize(name: string): string {
  return name
    .split('_')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')
}
