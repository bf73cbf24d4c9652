import { readFileSync } from 'node:fs'
import { type ESTree, parseSync } from 'vite'

export interface SyntaxTree {
  file: string
  source: string
  program: ESTree.Program
  /** What a comment right before this place says, without its stars; nothing where there is none. */
  docBefore(start: number): string
  imports: ReturnType<typeof parseSync>['module']
}

/** The syntax of a TypeScript file. */
export function readSyntax(file: string): SyntaxTree {
  const source = readFileSync(file, 'utf8')
  const { program, comments, errors, module } = parseSync(file, source)
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`)
  const docBefore = (start: number) => {
    const doc = comments.find(({ end }) => end <= start && source.slice(end, start).trim() === '')
    return doc ? plainDoc(doc.value) : ''
  }
  return { file, source, program, docBefore, imports: module }
}

function plainDoc(comment: string): string {
  const lines = comment.split('\n').map((line) => line.replace(/^\s*\*?\s*/, '').trim())
  return lines.join(' ').trim()
}

/** The declarations of a file, those it exports among them. */
export function declarationsOf({ program }: SyntaxTree): { node: ESTree.Node; start: number }[] {
  return program.body.map((node) =>
    node.type === 'ExportNamedDeclaration' && node.declaration
      ? { node: node.declaration, start: node.start }
      : { node, start: node.start },
  )
}

/** The name of a property in an object or an interface, whether or not it stands in quotes. */
export function keyName(key: ESTree.Node): string {
  if (key.type === 'Identifier') return key.name
  if (key.type === 'Literal' && typeof key.value === 'string') return key.value
  throw new Error(`A name that is computed cannot be described: ${key.type}.`)
}

/** The properties of an object that is written out, also with `as const` or `satisfies` after it. */
export function propertiesOf(node: ESTree.Node | undefined): [name: string, value: ESTree.Node][] {
  if (node?.type === 'TSAsExpression' || node?.type === 'TSSatisfiesExpression') return propertiesOf(node.expression)
  if (node?.type !== 'ObjectExpression') return []
  return node.properties.flatMap((property) =>
    property.type === 'Property' ? [[keyName(property.key), property.value] satisfies [string, ESTree.Node]] : [],
  )
}
