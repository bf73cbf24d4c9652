import { readFileSync } from 'node:fs'
import * as contract from '@vowkit/sdk-core/contract'
import { propertiesIn } from '../src/modules/docs/describe.ts'
import { type NamedSchema, nameSchemas, toSchemas } from '../src/modules/docs/schemas.ts'
import { readDocComments } from './doc-comments.ts'

/** The file with the descriptions that the OpenAPI document contains. */
export const DESCRIPTIONS = new URL('../src/modules/docs/descriptions.generated.ts', import.meta.url)

/** Writes the doc comments of the contract's schemas and parameters as a module. */
export function describeContract(): string {
  const named = nameSchemas(contract.calls, { ...contract })
  const parts = Object.entries<contract.Call>(contract.calls).flatMap(([operationId, call]) =>
    (['params', 'query'] as const).flatMap((part) => (call[part] ? [{ operationId, part }] : [])),
  )
  const members = [
    ...named.map((schema) => `${schema.name}: ${typeOf(schema)}`),
    ...parts.map(({ operationId, part }) => `${operationId}_${part}: ${input(`calls['${operationId}']['${part}']`)}`),
  ]
  const comments = readDocComments(`
    import type * as contract from './index.ts'
    import type { z } from 'zod/mini'
    type Input<Schema> = Schema extends z.ZodMiniType ? z.input<Schema> : never
    export interface Described { ${members.join('\n')} }`)
  const found = new Map<string, string>()
  const add = (path: string, text: string) => {
    if (text && !found.has(path)) found.set(path, text)
  }
  const { components } = toSchemas(named)
  for (const { name } of named) {
    add(name, comments.textOfExport(name))
    for (const { path } of propertiesIn(components[name] ?? {}, name)) add(path, comments.textOfProperty(path))
  }
  for (const { operationId, part } of parts)
    for (const name of comments.propertiesOf(`${operationId}_${part}`))
      add(`${operationId}.${name}`, comments.textOfProperty(`${operationId}_${part}.${name}`))
  const lines = [...found].map(([path, text]) => `  ${JSON.stringify(path)}: ${JSON.stringify(text)},`)
  return [
    '// Written by `npm run describe` in apps/api from the doc comments of the contract.',
    'export const descriptions: Readonly<Record<string, string>> = {',
    ...lines,
    '}\n',
  ].join('\n')
}

function typeOf({ origin }: NamedSchema): string {
  if ('exported' in origin) return input(origin.exported)
  return input(`calls['${origin.operationId}']['${origin.part}']`)
}

function input(path: string): string {
  const [, name = '', rest = ''] = /^(\w+)(.*)$/.exec(path) ?? []
  return `Input<(typeof contract.${name})${rest}>`
}

/** Reads the file with the descriptions. */
export function readDescriptions(): string {
  return readFileSync(DESCRIPTIONS, 'utf8')
}
