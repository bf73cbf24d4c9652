import { siteAddress, toQuery, type VendorChoice } from '@vowkit/react'
import { hasStoredSession } from '@vowkit/sdk-core'
import { type FetchVendorPageOptions, fetchVendorPage, plainText, type ReadyVendorPage } from '@vowkit/sdk-core/vendors'
import type { FirstView } from '../element/widget-element.ts'
import type { WidgetProps } from '../widget-props.ts'
import { browserFetch, publicHost } from './backend.ts'
import { factsOf, removeUnknownFacts } from './card-facts.ts'
import { cardTemplate } from './card-template.ts'
import { loadedView } from './loaded-view.ts'
import type { Markups } from './markups.ts'
import { type CardsMarkup, createElement } from './tree.ts'

interface GridProps extends WidgetProps, VendorChoice {
  page?: number
  pageSize?: number
  withoutActions?: boolean
  initialPage?: ReadyVendorPage
}

/** Creates the first view of a vendor grid: a skeleton, then the first page of a public vendor query. */
export function gridView<Props extends GridProps>(
  markups: Markups<CardsMarkup>,
): (container: HTMLElement, props: Props) => FirstView<Props> {
  return loadedView<Props, CardsMarkup, ReadyVendorPage>(markups, {
    request(props) {
      const request = publicRequest(props)
      return request && { key: request, send: (signal) => fetchPublicPage({ ...request, fetch: browserFetch, signal }) }
    },
    appearance: ({ siteUrl, withoutActions }) => [siteAddress(siteUrl), withoutActions],
    show(root, page, { markup, props }) {
      const panel = root.querySelector<HTMLElement>('.vk-vendors')
      if (!panel || page.vendors.length === 0) return false
      showPage(panel, page, markup, props)
      return true
    },
    handOver: (initialPage) => ({ initialPage }) as Partial<Props>,
  })
}

/**
 * Whether only the app can show the vendors, for example for a couple's own list or for any page other than the first.
 */
export function isForApp(props: GridProps): boolean {
  return publicRequest(props) === null || Boolean(props.messages)
}

function publicRequest(props: GridProps) {
  const { page = 1, pageSize } = props
  const query = toQuery(props)
  const apiHost = publicHost(props)
  if (page !== 1 || !apiHost || !query || 'list' in query) return null
  // The client resolves the slug of a category.
  if ('category' in query && typeof query.category !== 'number') return null
  return { apiHost, query: { ...query, pageSize } }
}

/**
 * Fetches the first page of a public vendor query. Throws if a couple is signed in, because the couple's response
 * contains additional data. The app then sends its own request.
 */
async function fetchPublicPage(options: FetchVendorPageOptions): Promise<ReadyVendorPage> {
  const page = fetchVendorPage(options)
  // Reads the storage while the request is in progress, because the first access to the storage blocks for some
  // milliseconds.
  if (!hasStoredSession(options.apiHost)) return page
  page.catch(() => {})
  throw new Error('A couple is signed in.')
}

function showPage(panel: HTMLElement, page: ReadyVendorPage, markup: CardsMarkup, props: GridProps): void {
  const { ownerDocument } = panel
  const { withoutActions, siteUrl } = props
  const source = createElement(withoutActions ? markup.plainCard : markup.card, ownerDocument)
  const createCard = cardTemplate(source, siteAddress(siteUrl), markup.categories)
  const list = createElement(markup.list, ownerDocument)
  const { lang } = panel.closest('[lang]') as HTMLElement
  for (const { id, image, business_name: name, categories_label: category, about_us, ...facts } of page.vendors) {
    const [place = ''] = (facts.business_location ?? '').split(',')
    const card = createCard({
      ...{ id: String(id), image, name, category, place, about: plainText(about_us) },
      ...factsOf(facts, markup.prices, lang),
    })
    removeUnknownFacts(card, facts)
    list.append(card)
  }
  const shown = ownerDocument.createElement('div')
  shown.className = 'vk-vendors__shown'
  shown.dataset.stale = 'false'
  shown.append(list)
  if (page.pages > 1) shown.append(Object.assign(ownerDocument.createElement('div'), { className: 'vk-first__pages' }))
  panel.ariaBusy = 'false'
  panel.querySelector('.vk-cards[data-loading], .vk-vendors__shown')?.remove()
  panel.append(shown)
}
