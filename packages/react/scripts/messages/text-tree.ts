import { quote } from './compile.ts'

/** Texts by name. The leaves are JavaScript expressions. A node whose names are 0, 1, 2, … is a list. */
export interface TextTree {
  [name: string]: TextTree | Leaf
}

export interface Leaf {
  code: string
  /** A doc comment for the property. */
  note?: string
}

/** Builds the tree of texts whose keys are paths, such as `progress.booked` or `loader.0`. */
export function toTree(texts: Iterable<readonly [key: string, leaf: Leaf]>): TextTree {
  const tree: TextTree = {}
  for (const [key, leaf] of texts) {
    const path = key.split('.')
    const name = path.pop() ?? key
    let node = tree
    for (const step of path) {
      node[step] ??= {}
      node = node[step] as TextTree
    }
    node[name] = leaf
  }
  return tree
}

/** Prints a tree as a JavaScript object. `withTypes` declares lists as read-only. */
export function printTree(tree: TextTree, { withTypes = false, isInList = false, indent = '' } = {}): string {
  const inner = `${indent}  `
  const isList = isListNode(tree)
  const lines = Object.entries(tree).map(([name, value]) => {
    const options = { withTypes, isInList: isInList || isList, indent: inner }
    const printed = isLeaf(value) ? value.code : printTree(value, options)
    const note = withTypes && !options.isInList && isLeaf(value) && value.note ? `${inner}/** ${value.note} */\n` : ''
    return `${note}${inner}${isList ? '' : `${propertyName(name)}: `}${printed},\n`
  })
  if (!isList) return `{\n${lines.join('')}${indent}}`
  return `[\n${lines.join('')}${indent}]${withTypes ? ` as ${typeOf(tree)}` : ''}`
}

/** Returns the TypeScript type of a list or of an object of strings. */
function typeOf(value: TextTree | Leaf): string {
  if (isLeaf(value)) return 'string'
  const [first] = Object.values(value)
  if (isListNode(value)) return `readonly ${first ? typeOf(first) : 'never'}[]`
  return `{ ${Object.entries(value)
    .map(([name, inner]) => `${propertyName(name)}: ${typeOf(inner)}`)
    .join('; ')} }`
}

function isLeaf(value: TextTree | Leaf): value is Leaf {
  return typeof value.code === 'string'
}

function isListNode(tree: TextTree): boolean {
  return Object.keys(tree).every((name, index) => name === String(index))
}

export function propertyName(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : quote(name)
}
