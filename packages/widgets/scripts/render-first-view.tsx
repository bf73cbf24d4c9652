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
import type { ReadyVendorPage } from '@vowkit/sdk-core/vendors'
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5'
import { renderToString } from 'preact-render-to-string'
import type { ComponentType } from 'react'
import type { MarkupByLanguage } from '../src/first-view/static-view.ts'
import type { CardsMarkup, FirstViewMarkup, Tree } from '../src/first-view/tree.ts'

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

const SITE = 'https://site.invalid'
const ID = 987654321
const IMAGE = 'https://image.invalid/1.webp'

/** A vendor of placeholders. */
const template: ReadyVendorPage = {
  status: 'ready',
  vendors: [
    {
      id: ID,
      user: ID,
      business_name: '⟦name⟧',
      categories_label: '⟦category⟧',
      about_us: '⟦about⟧',
      image: IMAGE,
      is_first_message: false,
      is_first_invoice: false,
      is_first_file: false,
    },
  ],
  page: 1,
  pages: 1,
  count: 1,
}

/** Renders an element's component as a server does, once per language. */
export function renderFirstView(tag: string): MarkupByLanguage {
  const render = tag === 'vendor-card-grid' ? renderGrid : (frame: WidgetFrameProps) => renderElement(tag, frame)
  return { en: render({ client }), es: render({ client, lang: 'es', messages: spanishMessages }) }
}

function renderElement(tag: string, frame: WidgetFrameProps): FirstViewMarkup {
  const Component = components[tag]
  if (!Component) throw new Error(`No component for <${tag}>.`)
  return {
    root: toTree(renderToString(<Component {...frame} />)),
    failure: frame.messages?.common?.widgetFailed ?? commonMessages.widgetFailed,
  }
}

function renderGrid(frame: WidgetFrameProps): CardsMarkup {
  const renderCards = (withoutActions: boolean) => {
    const props = { ...frame, category: '1', siteUrl: SITE, initialPage: template, withoutActions }
    const html = renderToString(<VendorCardGrid {...props} />)
    // Without the address: a node that is created with it would request it.
    return toTree(html.replaceAll(SITE, '⟦site⟧').replaceAll(String(ID), '⟦id⟧').replaceAll(` src="${IMAGE}"`, ''))
  }
  const cards = renderCards(false)
  const [tag, attributes] = find(cards, 'vk-cards')
  return {
    ...renderElement('vendor-card-grid', frame),
    list: [tag, attributes],
    card: find(cards, 'vk-cards__item'),
    plainCard: find(renderCards(true), 'vk-cards__item'),
  }
}

/** The first node with a class. */
function find(tree: Tree, className: string): Exclude<Tree, string> {
  const search = (node: Tree): Exclude<Tree, string> | undefined => {
    if (typeof node === 'string') return undefined
    const [, attributes, ...children] = node
    if (attributes.class?.split(' ').includes(className)) return node
    for (const child of children) {
      const found = search(child)
      if (found) return found
    }
    return undefined
  }
  const found = search(tree)
  if (!found) throw new Error(`Nothing has the class ${className}.`)
  return found
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
