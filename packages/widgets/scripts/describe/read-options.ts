import type { ESTree } from 'vite'
import type { PropType } from '../../src/bridge/prop-types.ts'
import { declarationsOf, propertiesOf, readSyntax } from './syntax.ts'

const PROP_TYPES: readonly string[] = ['string', 'number', 'boolean', 'object'] satisfies PropType[]

/** How an element is registered: what it takes, and what it tells. */
export interface Options {
  props: Map<string, PropType>
  /** By their names, whether a listener may prevent what follows. */
  events: Map<string, { cancelable: boolean }>
}

/** What registers an element. Its options are the last it is given. */
const REGISTERS = ['defineWidget', 'defineLauncher']

/** What a file of `src/elements` hands to what registers it. */
export function readOptions(file: string): Options {
  const tree = readSyntax(file)
  for (const node of tree.program.body) {
    const call = node.type === 'ExpressionStatement' ? node.expression : null
    if (call?.type !== 'CallExpression' || call.callee.type !== 'Identifier') continue
    if (!REGISTERS.includes(call.callee.name)) continue
    const options = new Map(propertiesOf(call.arguments.at(-1)))
    return { props: readProps(options.get('props')), events: readEvents(options.get('events')) }
  }
  throw new Error(`${file} registers no element.`)
}

/** What every element takes and tells, besides its own. */
export function readSharedOptions(file: string): Options {
  const constants = new Map<string, ESTree.Node>()
  for (const { node } of declarationsOf(readSyntax(file)))
    if (node.type === 'VariableDeclaration')
      for (const { id, init } of node.declarations) if (id.type === 'Identifier' && init) constants.set(id.name, init)
  return { props: readProps(constants.get('widgetProps')), events: readEvents(constants.get('widgetEvents')) }
}

function readProps(node: ESTree.Node | undefined): Options['props'] {
  return new Map(propertiesOf(node).map(([name, value]) => [name, propType(textOf(value))]))
}

function readEvents(node: ESTree.Node | undefined): Options['events'] {
  return new Map(
    propertiesOf(node).map(([, value]) => {
      const option = new Map(propertiesOf(value))
      return [textOf(option.get('name') ?? value), { cancelable: option.has('cancelable') }]
    }),
  )
}

function textOf(node: ESTree.Node): string {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value
  throw new Error(`Only texts that are written out can be described, not ${node.type}.`)
}

function propType(text: string): PropType {
  const isPropType = (value: string): value is PropType => PROP_TYPES.includes(value)
  if (isPropType(text)) return text
  throw new Error(`No prop is of the type ${text}.`)
}
