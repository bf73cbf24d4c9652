import {
  commonMessages,
  englishMessages,
  MagicLinkVendors,
  type Messages,
  VendorCardGrid,
  VendorInquiry,
  VendorProfile,
  VendorReviewList,
  VisionGenerator,
  type VisionGeneratorProps,
  WeddingAssistant,
} from '@vowkit/react'
import { categoryNames as arabicCategories, arabicMessages } from '@vowkit/react/messages/ar'
import { categoryNames as germanCategories, germanMessages } from '@vowkit/react/messages/de'
import { categoryNames as spanishCategories, spanishMessages } from '@vowkit/react/messages/es'
import { categoryNames as frenchCategories, frenchMessages } from '@vowkit/react/messages/fr'
import { createClient, formatMoney } from '@vowkit/sdk-core'
import type { LoadedMagicLink, OpenLink } from '@vowkit/sdk-core/magic-link'
import type { ReadyVendorPage } from '@vowkit/sdk-core/vendors'
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5'
import { renderToString } from 'preact-render-to-string'
import type { ReactElement } from 'react'
import type { CardsMarkup, ElementTree, FirstViewMarkup, LinkMarkup, Tree } from '../src/first-view/tree.ts'

/** The props that every component accepts. */
type WidgetFrameProps = Pick<VisionGeneratorProps, 'client' | 'lang' | 'messages'>

const client = createClient({ apiHost: 'https://api.invalid' })

const SITE = 'https://site.invalid'
const ID = 987654321
const IMAGE = 'https://image.invalid/1.webp'

/**
 * Stands for the number of pages, which the component requires to be numeric. The rendered markup contains a
 * placeholder in its place.
 */
const PAGES = 987654322

/** Stand for the amounts of a vendor, which the component requires to be numeric. */
const FROM_PRICE = 987654323
const DISCOUNT = 987654324
const CURRENCY = 'USD'

/** A page of search results with one vendor, whose fields are placeholders. */
const vendorPage: ReadyVendorPage = {
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
      business_location: '⟦place⟧',
      from_price: String(FROM_PRICE),
      discount: String(DISCOUNT),
      currency: CURRENCY,
    },
  ],
  page: 1,
  pages: 1,
  count: 1,
}

/** A magic link with one category and one vendor, whose fields are placeholders. */
const magicLink = (status: OpenLink['status']): LoadedMagicLink => ({
  link: { status, accessLink: '⟦link⟧', categories: [{ id: ID, title: '⟦title⟧' }] },
  vendors: {
    status: 'ready',
    vendors: [
      {
        id: ID,
        image: IMAGE,
        business_name: '⟦name⟧',
        business_services: '⟦services⟧',
        business_location: '⟦location⟧',
        categories: [{ title: '⟦category⟧' }],
        from_price: String(FROM_PRICE),
        discount: String(DISCOUNT),
        currency: CURRENCY,
      },
    ],
    page: 1,
    pages: PAGES,
    isBusy: false,
    hasFailed: false,
  },
})

const renderers: Record<string, (frame: WidgetFrameProps) => FirstViewMarkup> = {
  'magic-link-vendors': renderLink,
  'vendor-card-grid': renderGrid,
  'vendor-inquiry': (frame) => renderElement(<VendorInquiry {...frame} vendorId={ID} />, frame),
  'vendor-profile': (frame) => renderElement(<VendorProfile {...frame} vendorId={ID} />, frame),
  'vendor-reviews': (frame) => renderElement(<VendorReviewList {...frame} vendorId={ID} />, frame),
  'vision-generator': (frame) => renderElement(<VisionGenerator {...frame} />, frame),
  'wedding-assistant': (frame) => renderElement(<WeddingAssistant {...frame} />, frame),
}

/** The texts of the languages besides English, by language code. */
const translations: Record<string, { messages: Messages; categoryNames: CardsMarkup['categories'] }> = {
  ar: { messages: arabicMessages, categoryNames: arabicCategories },
  de: { messages: germanMessages, categoryNames: germanCategories },
  es: { messages: spanishMessages, categoryNames: spanishCategories },
  fr: { messages: frenchMessages, categoryNames: frenchCategories },
}

/** Renders an element's component to markup. The element shows this markup until its app has loaded. */
export function renderFirstView(tag: string, lang: string): FirstViewMarkup {
  const render = renderers[tag]
  const translation = translations[lang]
  if (!render) throw new Error(`No component for <${tag}>.`)
  if (!translation && lang !== 'en') throw new Error(`The language ${lang} has no row in render-first-view.tsx.`)
  return render({ client, ...(translation && { lang, messages: translation.messages }) })
}

function renderElement(element: ReactElement, { messages }: WidgetFrameProps): FirstViewMarkup {
  return {
    root: toTree(renderToString(element)),
    failure: messages?.common?.widgetFailed ?? commonMessages.widgetFailed,
  }
}

function renderGrid(frame: WidgetFrameProps): CardsMarkup {
  const render = (withoutActions: boolean) =>
    renderTemplate(
      <VendorCardGrid
        {...frame}
        category="1"
        siteUrl={SITE}
        initialPage={vendorPage}
        withoutActions={withoutActions}
      />,
      frame,
    )
  const cards = render(false)
  const [tag, attributes] = find(cards, 'vk-cards')
  return {
    ...renderElement(<VendorCardGrid {...frame} category="1" />, frame),
    categories: categoriesIn(frame),
    prices: pricesIn(frame),
    list: [tag, attributes],
    card: find(cards, 'vk-cards__item'),
    plainCard: find(render(true), 'vk-cards__item'),
  }
}

function renderLink(frame: WidgetFrameProps): LinkMarkup {
  const render = (status: OpenLink['status']) =>
    // The client caches magic links by code, so each rendered status needs a different code.
    renderTemplate(<MagicLinkVendors {...frame} code={status} siteUrl={SITE} initialLink={magicLink(status)} />, frame)
  const active = render('active')
  return {
    ...renderElement(<MagicLinkVendors {...frame} />, frame),
    categories: categoriesIn(frame),
    prices: pricesIn(frame),
    active: find(active, 'vk-magic__panel'),
    inactive: find(render('inactive'), 'vk-magic__panel'),
    vendors: find(active, 'vk-magic__vendors'),
    unnamed: frame.messages?.magicLink?.unnamed ?? englishMessages.magicLink.unnamed,
  }
}

function categoriesIn({ lang }: WidgetFrameProps): CardsMarkup['categories'] {
  return translations[lang ?? 'en']?.categoryNames ?? {}
}

function fromPriceIn({ messages }: WidgetFrameProps): Messages['vendors']['fromPrice'] {
  return messages?.vendors?.fromPrice ?? englishMessages.vendors.fromPrice
}

function pricesIn(frame: WidgetFrameProps): CardsMarkup['prices'] {
  const fromPrice = fromPriceIn(frame)
  return {
    package: fromPrice('⟦amount⟧', 'package'),
    guest: fromPrice('⟦amount⟧', 'guest'),
    hour: fromPrice('⟦amount⟧', 'hour'),
  }
}

/**
 * Renders a component as a template. Replaces the amounts of a vendor by placeholders. Omits image URLs, because creating
 * the nodes would otherwise download the images.
 */
function renderTemplate(element: ReactElement, frame: WidgetFrameProps): ElementTree {
  const toPrice = (amount: number) => formatMoney(amount, { currency: CURRENCY, lang: frame.lang })
  return toTree(
    renderToString(element)
      .replaceAll(fromPriceIn(frame)(toPrice(FROM_PRICE), 'package'), '⟦price⟧')
      .replaceAll(toPrice(DISCOUNT), '⟦discount⟧')
      .replaceAll(SITE, '⟦site⟧')
      .replaceAll(String(ID), '⟦id⟧')
      .replaceAll(String(PAGES), '⟦pages⟧')
      .replaceAll(` src="${IMAGE}"`, ''),
  )
}

/** Returns the first node of a tree that has the CSS class. Throws if no node has the class. */
function find(tree: ElementTree, className: string): ElementTree {
  const search = (node: Tree): ElementTree | undefined => {
    if (typeof node === 'string') return undefined
    if ('times' in node) return search(node.tree)
    const [, attributes, ...children] = node
    if (attributes.class?.split(' ').includes(className)) return node
    for (const child of children) {
      const found = search(child)
      if (found) return found
    }
    return undefined
  }
  const found = search(tree)
  if (!found) throw new Error(`No node has the class ${className}.`)
  return found
}

function toTree(html: string): ElementTree {
  const [root, ...others] = parseFragment(html).childNodes
  const tree = root && fromNode(root)
  if (!tree || typeof tree === 'string' || others.length > 0)
    throw new Error(`A component must render one root element: ${html.slice(0, 300)}`)
  return tree
}

function fromNode(node: DefaultTreeAdapterTypes.ChildNode): string | ElementTree {
  if ('value' in node) return node.value
  if (!('tagName' in node)) throw new Error(`Unexpected ${node.nodeName}.`)
  const attributes = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]))
  return [node.tagName, attributes, ...joinEqual(node.childNodes.map(fromNode))]
}

/** Merges equal adjacent children, such as the cards of a skeleton, into one child with a repeat count. */
function joinEqual(children: (string | ElementTree)[]): Tree[] {
  const joined: { times: number; tree: string | ElementTree }[] = []
  for (const tree of children) {
    const last = joined.at(-1)
    if (last && JSON.stringify(last.tree) === JSON.stringify(tree)) last.times++
    else joined.push({ times: 1, tree })
  }
  return joined.map(({ times, tree }) => (times === 1 || typeof tree === 'string' ? tree : { times, tree }))
}
