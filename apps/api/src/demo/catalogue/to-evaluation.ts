import { CATALOGUE } from './catalogue.ts'
import { IMAGE_WIDTHS, imagePath } from './images.ts'

/** Returns the vendors of the demo as the evaluation of the assistant stores them. Ids are those of a new database. */
export function toEvaluation() {
  let lastPackage = 0
  return {
    vendors: CATALOGUE.map((vendor, index) => ({
      id: index + 1,
      name: vendor.name,
      categoryIds: [vendor.categoryId, ...(vendor.also ?? [])],
      location: `${vendor.place}, California`,
      image: imagePath(vendor, 1, IMAGE_WIDTHS.list),
      about: vendor.about.map((paragraph) => `<p>${paragraph}</p>`).join(''),
      services: vendor.services,
      packages: vendor.packages.map(({ name, text, price, offer }) => {
        lastPackage += 1
        const prices = offer === undefined ? { price } : { price: offer, was: price }
        return { id: lastPackage, name, description: text, ...prices }
      }),
      faqs: Object.entries(vendor.faqs).map(([question, answer]) => ({ question, answer })),
      reviews: vendor.reviews.map(({ rating, review }) => ({ rating, text: review })),
    })),
  }
}
