import {
  commonMessages,
  MagicLinkVendors,
  VendorCardGrid,
  VisionGenerator,
  type VisionGeneratorProps,
  WeddingAssistant,
} from '@vowkit/react'
import { spanishMessages } from '@vowkit/react/messages/es'
import { createClient } from '@vowkit/sdk-core'
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5'
import { renderToString } from 'preact-render-to-string'
import type { ComponentType } from 'react'
import type { MarkupByLanguage } from '../src/first-view/static-view.ts'
import type { FirstViewMarkup, Tree } from '../src/first-view/tree.ts'

/** What every component takes. */
type WidgetFrameProps = Pick<VisionGeneratorProps, 'client' | 'lang' | 'messages'>

/** Each element's component, with its default props. */
const components: Record<string, ComponentType<WidgetFrameProps>> = {
  'magic-link-vendors': MagicLinkVendors,
  'vendor-card-grid': (frame) => <VendorCardGrid {...frame} category="1" />,
  'vision-generator': VisionGenerator,
  'wedding-assistant': WeddingAssistant,
}

const client = createClient({ apiHost: 'https://api.invalid' })

/** Renders an element's component as a server does, once per language. */
export function renderFirstView(tag: string): MarkupByLanguage {
  const Component = components[tag]
  if (!Component) throw new Error(`No component for <${tag}>.`)
  const render = (frame: WidgetFrameProps): FirstViewMarkup => ({
    root: toTree(renderToString(<Component {...frame} client={client} />)),
    failure: frame.messages?.common?.widgetFailed ?? commonMessages.widgetFailed,
  })
  return { en: render({}), es: render({ lang: 'es', messages: spanishMessages }) }
}

function toTree(html: string): Tree {
  const [root, ...others] = parseFragment(html).childNodes
  if (!root || others.length > 0) throw new Error(`A component renders one root, not ${html.slice(0, 300)}`)
  return fromNode(root)
}

function fromNode(node: DefaultTreeAdapterTypes.ChildNode): Tree {
  if ('value' in node) return node.value
  if (!('tagName' in node)) throw new Error(`Unexpected ${node.nodeName}.`)
  const attributes = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]))
  return [node.tagName, attributes, ...node.childNodes.map(fromNode)]
}
