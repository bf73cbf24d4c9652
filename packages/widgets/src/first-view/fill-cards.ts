import { imageOfWidth, imageSource } from '@vowkit/react'
import { plainText, type Vendor } from '@vowkit/sdk-core/vendors'
import { type CardsMarkup, createNode, fillTree } from './tree.ts'

export interface CardsOptions {
  /** Where links lead, without a slash at its end; `undefined` while it is not known. */
  siteUrl: string | undefined
  withoutActions?: boolean
}

/** Creates the list of these vendors as the app renders it first. */
export function createCards(
  vendors: readonly Vendor[],
  markup: CardsMarkup,
  { siteUrl, withoutActions }: CardsOptions,
  document: Document,
): HTMLElement {
  const list = createNode(markup.list, document) as HTMLElement
  const template = withoutActions ? markup.plainCard : markup.card
  for (const vendor of vendors) {
    const { id, business_name: name, categories_label: category, about_us } = vendor
    const values = { site: siteUrl ?? '', id: String(id), name, category, about: plainText(about_us) }
    const card = createNode(fillTree(template, values), document) as HTMLElement
    setImage(card, vendor)
    if (siteUrl === undefined) unlink(card)
    list.append(card)
  }
  return list
}

/** The image of a card. The app adds the icon of the category where there is none. */
function setImage(card: HTMLElement, { image, categories_label }: Vendor): void {
  const frame = card.querySelector<HTMLElement>('.vk-picture')
  const node = card.querySelector('img')
  if (frame) frame.dataset.wash = String(categories_label.length % 3)
  const source = imageSource(image)
  if (!node) return
  if (!source) {
    node.remove()
    return
  }
  const small = imageOfWidth(image, 480)
  if (source.srcSet) Object.assign(node, { sizes: '320px', srcset: source.srcSet })
  if (small) node.style.backgroundImage = `url(${JSON.stringify(small)})`
  node.src = source.src
}

/** Takes the addresses from links until it is known where they lead. */
function unlink(card: HTMLElement): void {
  for (const link of card.querySelectorAll('a')) {
    link.removeAttribute('href')
    link.role = 'link'
    link.tabIndex = 0
  }
}
