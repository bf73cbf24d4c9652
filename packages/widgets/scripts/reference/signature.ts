import type { ESTree } from 'vite'
import type { SyntaxTree } from '../describe/syntax.ts'

/** A value longer than this is named only. */
const LONGEST_VALUE = 700

/** A declaration as its users see it: types as they are written, functions without what they do. */
export function signatureOf(tree: SyntaxTree, node: ESTree.Node, name: string): string {
  switch (node.type) {
    case 'FunctionDeclaration':
      return tidy(`function ${name}${headOf(tree, node, name)}`)
    case 'VariableDeclaration':
      return variableOf(tree, node, name)
    case 'ClassDeclaration':
      return classOf(tree, node)
    default:
      return tree.source.slice(node.start, node.end)
  }
}

type Callable = ESTree.Function | ESTree.ArrowFunctionExpression

/** What a function takes and gives. */
function headOf({ source }: SyntaxTree, node: Callable, name: string): string {
  const textOf = ({ start, end }: { start: number; end: number }) => source.slice(start, end)
  const generics = node.typeParameters ? textOf(node.typeParameters) : ''
  const params = node.params.map((param) => {
    const taken = param.type === 'AssignmentPattern' ? param.left : param
    if (taken.type !== 'ObjectPattern' || !taken.typeAnnotation) return textOf(param)
    const type = textOf(taken.typeAnnotation)
    return `${nameFor(type, name)}${param.type === 'AssignmentPattern' ? '?' : ''}${type}`
  })
  const result = node.returnType ? textOf(node.returnType) : returnedKeys(node)
  return `${generics}(${params.join(', ')})${result}`
}

/** What an argument is called that is taken apart where it arrives: after its type. */
function nameFor(type: string, callee: string): string {
  if (/^[A-Z]/.test(callee)) return 'props'
  const [, named] = /^: (?:Pick<|Omit<|Partial<|Readonly<)*([A-Z]\w*)/.exec(type) ?? []
  return named ? named.charAt(0).toLowerCase() + named.slice(1) : 'options'
}

/** Where a function does not say what it returns: the names of what it does. */
function returnedKeys({ body }: Callable): string {
  const returned = body?.type === 'BlockStatement' ? body.body.findLast((one) => one.type === 'ReturnStatement') : body
  const value = returned?.type === 'ReturnStatement' ? returned.argument : returned
  if (value?.type !== 'ObjectExpression') return ''
  const names = value.properties.flatMap((property) =>
    property.type === 'Property' && property.key.type === 'Identifier' ? [property.key.name] : [],
  )
  return `: { ${names.join(', ')} }`
}

function variableOf(tree: SyntaxTree, node: ESTree.VariableDeclaration, name: string): string {
  const own = node.declarations.find(({ id }) => id.type === 'Identifier' && id.name === name)
  if (own?.init?.type === 'ArrowFunctionExpression') return tidy(`function ${name}${headOf(tree, own.init, name)}`)
  const id = own ? tree.source.slice(own.id.start, own.id.end) : name
  const text = own ? tree.source.slice(own.start, own.end) : name
  const isTyped = own?.id.type === 'Identifier' && own.id.typeAnnotation
  return `const ${isTyped || text.length > LONGEST_VALUE ? id : text}`
}

/** A class with the heads of its public members. */
function classOf({ source }: SyntaxTree, node: ESTree.Class): string {
  const head = source.slice(node.start, node.body.start).trim()
  const members = node.body.body.flatMap((member) => {
    if (member.type === 'PropertyDefinition')
      return [`  ${source.slice(member.start, member.value ? member.value.start : member.end).replace(/\s*=\s*$/, '')}`]
    if (member.type !== 'MethodDefinition' || !member.value.body) return []
    return [`  ${source.slice(member.start, member.value.body.start).trim()}`]
  })
  return [`${head} {`, ...members, '}'].join('\n')
}

/** On one line where it fits. */
function tidy(code: string): string {
  const flat = code
    .replace(/\s+/g, ' ')
    .replace(/,? ([)}])/g, (_, end: string) => (end === ')' ? ')' : ' }'))
    .replace(/\( /g, '(')
  return flat.length <= 120 ? flat : code
}
