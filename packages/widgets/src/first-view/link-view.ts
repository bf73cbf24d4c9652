import { siteAddress, translateCategories } from '@vowkit/react'
import { fetchMagicLink, type LoadedMagicLink } from '@vowkit/sdk-core/magic-link'
import type { FirstView } from '../element/widget-element.ts'
import type { WidgetProps } from '../widget-props.ts'
import { browserFetch, publicHost } from './backend.ts'
import { factsOf, removeUnknownFacts } from './card-facts.ts'
import { cardTemplate } from './card-template.ts'
import { loadedView } from './loaded-view.ts'
import type { Markups } from './markups.ts'
import { createTemplate, fillPlaceholders } from './template.ts'
import { createElement, type LinkMarkup } from './tree.ts'

interface LinkProps extends WidgetProps {
  code?: string
  page?: number
  initialLink?: LoadedMagicLink
}

/** Creates the first view of a magic link: a skeleton, then the link and the first page of its vendors. */
export function linkView<Props extends LinkProps>(
  markups: Markups<LinkMarkup>,
): (container: HTMLElement, props: Props) => FirstView<Props> {
  return loadedView<Props, LinkMarkup, LoadedMagicLink>(markups, {
    request(props) {
      const request = publicRequest(props)
      return request && { key: request, send: (signal) => fetchMagicLink({ ...request, fetch: browserFetch, signal }) }
    },
    appearance: ({ siteUrl }) => siteAddress(siteUrl),
    show(root, loaded, { markup, props }) {
      const panel = root.querySelector<HTMLElement>('.vk-magic')
      // The app renders different markup for a magic link without a target or without vendors.
      if (!panel || loaded.link.accessLink === null || loaded.vendors.vendors.length === 0) return false
      panel.replaceChildren(...createLink(loaded, markup, siteAddress(props.siteUrl), panel))
      return true
    },
    handOver: (initialLink) => ({ initialLink }) as Partial<Props>,
  })
}

/**
 * Whether only the app can show the magic link: the page has set a client or messages, or requests a page of vendors
 * other than the first.
 */
export function isForApp(props: LinkProps): boolean {
  return Boolean(props.code) && (publicRequest(props) === null || Boolean(props.messages))
}

function publicRequest(props: LinkProps) {
  const { code, page = 1 } = props
  const apiHost = publicHost(props)
  return code && page === 1 && apiHost ? { apiHost, code } : null
}

function createLink(
  { link, vendors: { vendors, pages } }: LoadedMagicLink,
  markup: LinkMarkup,
  siteUrl: string | undefined,
  place: HTMLElement,
): [panel: HTMLElement, section: HTMLElement] {
  const { lang } = place.closest('[lang]') as HTMLElement
  const panel = createElement(markup[link.status], place.ownerDocument)
  const section = createElement(markup.vendors, place.ownerDocument)
  if (pages === 1) section.querySelector('.vk-pager')?.remove()
  const [chips, createChip] = takeSample(panel, '.vk-chip', createTemplate)
  const [list, createCard] = takeSample(section, '.vk-recommended__item', (card) =>
    cardTemplate(card, siteUrl, markup.categories),
  )
  fillPlaceholders(panel, { link: link.accessLink ?? '' })
  fillPlaceholders(section, { pages: String(pages) })
  if (link.categories.length === 0) chips?.remove()
  chips?.append(
    ...link.categories.map(({ title }) => createChip({ title: translateCategories(title, markup.categories) })),
  )
  list?.append(
    ...vendors.map(({ id, image, business_name, business_services, business_location, categories, ...facts }) => {
      const card = createCard({
        id: String(id),
        image,
        name: business_name || markup.unnamed,
        category: categories.map(({ title }) => title).join(', '),
        services: business_services,
        location: business_location,
        ...factsOf(facts, markup.prices, lang),
      })
      removeUnknownFacts(card, facts)
      return card
    }),
  )
  return [panel, section]
}

/** Removes the only item from a list. Returns the list, and a function that creates items from the removed one. */
function takeSample<Create>(
  source: Element,
  selector: string,
  toTemplate: (item: HTMLElement) => Create,
): [list: Element | null, create: Create] {
  const item = source.querySelector<HTMLElement>(selector)
  if (!item) throw new Error(`The markup has no ${selector}.`)
  const list = item.parentElement
  item.remove()
  return [list, toTemplate(item)]
}
