import { imageOfWidth, imageSource, translateCategories } from '@vowkit/react'
import { createTemplate, type Values } from './template.ts'

/** The data of a vendor card: the values of its placeholders, and its image. */
export interface CardValues extends Values {
  id: string
  /** The URL of the image. An empty string for a vendor without an image. */
  image: string
  /** The English titles of the vendor's categories, separated by commas. */
  category: string
}

/**
 * Returns a function that creates vendor cards from a template with placeholders. Modifies the template. `siteUrl` is
 * the base URL of the links, without a trailing slash, or `undefined` while the URL is unknown. `names` contains the
 * translated names of vendor categories, by their English titles.
 */
export function cardTemplate(
  source: HTMLElement,
  siteUrl: string | undefined,
  names: Readonly<Record<string, string>>,
): (values: CardValues) => HTMLElement {
  if (siteUrl === undefined) removeAddresses(source)
  const create = createTemplate(source)
  return (values) => {
    const card = create({ ...values, category: translateCategories(values.category, names), site: siteUrl ?? '' })
    setImage(card, values)
    return card
  }
}

/** Sets the image of a vendor card. For a vendor without an image, the app later adds the icon of the category. */
function setImage(card: HTMLElement, { image, category }: CardValues): void {
  const frame = card.querySelector<HTMLElement>('.vk-picture')
  const node = card.querySelector('img')
  if (frame) frame.dataset.wash = String(category.length % 3)
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

/**
 * Removes `href` from the links of a card while the URL of the site is unknown. The app renders the same markup in that
 * case.
 */
function removeAddresses(card: HTMLElement): void {
  for (const link of card.querySelectorAll('a')) {
    link.removeAttribute('href')
    link.role = 'link'
    link.tabIndex = 0
  }
}
