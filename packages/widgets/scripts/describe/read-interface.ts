import { dirname, join } from 'node:path'
import type { ESTree } from 'vite'
import { declarationsOf, keyName, readSyntax, type SyntaxTree } from './syntax.ts'

/** A property, a method or an event, as a file of `src/types` writes it. */
export interface Member {
  name: string
  kind: 'field' | 'method'
  /** Its type as it is written there. */
  type: string
  description: string
  /** What `@default` says. */
  default?: string
}

export interface Interface {
  name: string
  description: string
  /** Its own members after those it takes over. */
  members: Member[]
}

/** The interface of a file whose name ends so. Others of the same folder that it extends are read with it. */
export function readInterface(file: string, ending: string): Interface {
  const tree = readSyntax(file)
  for (const { node, start } of declarationsOf(tree)) {
    if (node.type !== 'TSInterfaceDeclaration' || !node.id.name.endsWith(ending)) continue
    const inherited = node.extends.flatMap(({ expression }) => inheritedMembers(tree, expression))
    const own = node.body.body.flatMap((member) => readMember(tree, member))
    return { name: node.id.name, description: tree.docBefore(start), members: [...inherited, ...own] }
  }
  throw new Error(`${file} has no interface whose name ends in ${ending}.`)
}

function inheritedMembers({ file, imports }: SyntaxTree, expression: ESTree.Expression): Member[] {
  const name = expression.type === 'Identifier' ? expression.name : ''
  const source = imports.staticImports.find(({ entries }) => entries.some(({ localName }) => localName.value === name))
  // What is not imported is the browser's own.
  return source ? readInterface(join(dirname(file), source.moduleRequest.value), name).members : []
}

function readMember(tree: SyntaxTree, member: ESTree.TSSignature): Member[] {
  if (member.type !== 'TSPropertySignature' && member.type !== 'TSMethodSignature') return []
  const [description = '', byDefault] = tree.docBefore(member.start).split(/\s*@default\s+/)
  const written =
    member.type === 'TSMethodSignature'
      ? tree.source.slice(member.key.end, member.end)
      : tree.source.slice(member.typeAnnotation?.typeAnnotation.start, member.end)
  return [
    {
      name: keyName(member.key),
      kind: member.type === 'TSMethodSignature' ? 'method' : 'field',
      type: written.replace(/\s+/g, ' ').replace(/[;,]$/, ''),
      description,
      ...(byDefault && { default: byDefault }),
    },
  ]
}
