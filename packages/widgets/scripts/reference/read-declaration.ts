import type { ESTree } from 'vite'
import { declarationsOf } from '../describe/syntax.ts'
import type { Export } from './read-exports.ts'
import { signatureOf } from './signature.ts'

export type Kind = 'component' | 'hook' | 'function' | 'class' | 'value' | 'type'

/** What somebody who uses an export needs to know of it. */
export interface Described {
  name: string
  kind: Kind
  description: string
  /** Its declarations, without what they do: two where a schema and its type share a name. */
  code: string[]
}

/** Describes what is exported by its declarations. */
export function describeExport({ name, localName, declaredIn, isType }: Export): Described {
  const found = declarationsOf(declaredIn).filter(({ node }) => namesOf(node).includes(localName))
  const [first] = found
  if (!first) throw new Error(`${declaredIn.file} declares no ${localName}.`)
  return {
    name,
    kind: isType ? 'type' : kindOf(first.node, localName),
    description: found.map(({ start }) => declaredIn.docBefore(start)).find((doc) => doc !== '') ?? '',
    code: found.map(({ node }) => signatureOf(declaredIn, node, localName)),
  }
}

function namesOf(node: ESTree.Node): string[] {
  switch (node.type) {
    case 'VariableDeclaration':
      return node.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []))
    case 'FunctionDeclaration':
    case 'ClassDeclaration':
    case 'TSInterfaceDeclaration':
    case 'TSTypeAliasDeclaration':
      return node.id ? [node.id.name] : []
    default:
      return []
  }
}

function kindOf(node: ESTree.Node, name: string): Kind {
  if (node.type === 'TSInterfaceDeclaration' || node.type === 'TSTypeAliasDeclaration') return 'type'
  if (node.type === 'ClassDeclaration') return 'class'
  const isFunction = node.type === 'FunctionDeclaration' || isArrow(node, name)
  if (!isFunction) return 'value'
  if (/^use[A-Z]/.test(name)) return 'hook'
  return /^[A-Z]/.test(name) ? 'component' : 'function'
}

function isArrow(node: ESTree.Node, name: string): boolean {
  if (node.type !== 'VariableDeclaration') return false
  const own = node.declarations.find(({ id }) => id.type === 'Identifier' && id.name === name)
  return own?.init?.type === 'ArrowFunctionExpression'
}
