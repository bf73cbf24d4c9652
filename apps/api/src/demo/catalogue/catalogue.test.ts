import { COMPOSITION_NAMES, drawScene, STYLE_NAMES } from '@vowkit/illustrator'
import { expect, it } from 'vitest'
import { vendorRules } from '../../modules/vendors/rules.ts'
import { CATALOGUE, type CatalogueVendor } from './catalogue.ts'
import { sceneOf } from './images.ts'
import { CATEGORIES } from './vendors/index.ts'

const HEX = /^#[0-9a-f]{6}$/
const wordsIn = (html: string) => html.replaceAll(/<[^>]+>/g, '').split(/\s+/).length

const scenesOf = ({ slug, images }: CatalogueVendor) => images.map((_, index) => sceneOf(slug, index + 1))

it('the demo catalogue has six vendors with unique names in each of its sixteen categories', () => {
  const counts = Map.groupBy(CATALOGUE, ({ categoryId }) => categoryId)
  expect([...counts.keys()]).toEqual(Array.from({ length: 16 }, (_, index) => index + 1))
  for (const vendors of counts.values()) expect(vendors).toHaveLength(6)
  expect(new Set(CATALOGUE.map(({ slug }) => slug)).size).toBe(CATALOGUE.length)
  for (const { slug } of CATALOGUE) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
})

it('the demo catalogue has one category with more vendors than fit on one page of search results', () => {
  const bars = CATALOGUE.filter(({ categoryId, also = [] }) => [categoryId, ...also].includes(6))
  expect(bars.length).toBeGreaterThan(vendorRules.vendorPageSize)
})

it.each(CATALOGUE.map((vendor) => [vendor.name, vendor] as const))(
  'the demo catalogue fills every field of %s',
  (_, vendor) => {
    const words = vendor.about.reduce((sum, paragraph) => sum + wordsIn(paragraph), 0)
    expect(words).toBeGreaterThanOrEqual(60)
    expect(words).toBeLessThanOrEqual(92)
    expect(vendor.services.split(', ').length).toBeGreaterThanOrEqual(6)
    expect(vendor.services.split(', ').length).toBeLessThanOrEqual(9)
    expect(vendor.phone).toMatch(/^\d{3}55501\d{2}$/)
    expect(Object.keys(vendor.faqs)).toHaveLength(4)
    expect(vendor.owner.every(Boolean)).toBe(true)
  },
)

it.each(CATALOGUE.map((vendor) => [vendor.name, vendor] as const))(
  'the demo catalogue gives %s consistent reviews and prices',
  (_, vendor) => {
    expect(vendor.reviews.length).toBeGreaterThanOrEqual(4)
    expect(vendor.reviews.length).toBeLessThanOrEqual(12)
    expect(new Set(vendor.reviews.map(({ review }) => review)).size).toBe(vendor.reviews.length)
    expect(new Set(vendor.reviews.map(({ name }) => name)).size).toBe(vendor.reviews.length)
    expect(new Set(vendor.reviews.map(({ rating }) => rating)).size).toBeGreaterThan(1)
    expect(vendor.packages.length).toBeGreaterThanOrEqual(2)
    expect(vendor.packages.filter(({ offer }) => offer !== undefined)).toHaveLength(1)
    for (const { price, offer = 1 } of vendor.packages) expect(offer).toBeLessThan(price)
  },
)

it('the demo catalogue has vendors with at least ten reviews', () => {
  expect(CATALOGUE.filter(({ reviews }) => reviews.length >= 10).length).toBeGreaterThanOrEqual(CATEGORIES.length)
})

it('the demo catalogue uses each review text for at most two vendors', () => {
  const told = Map.groupBy(
    CATALOGUE.flatMap(({ reviews }) => reviews),
    ({ review }) => review,
  )
  for (const [review, reviews] of told) expect(reviews.length, review).toBeLessThanOrEqual(2)
})

it('the demo catalogue has three to seven images of each vendor, in the vendor’s styles and colours', () => {
  for (const vendor of CATALOGUE) {
    const { slug, styles, palette } = vendor
    for (const style of styles) expect(STYLE_NAMES).toContain(style)
    for (const colour of palette) expect(colour).toMatch(HEX)
    const scenes = scenesOf(vendor)
    expect(scenes.length).toBeGreaterThanOrEqual(3)
    expect(scenes.length).toBeLessThanOrEqual(7)
    for (const scene of scenes) expect(scene?.palette, slug).toEqual(expect.arrayContaining([...palette]))
  }
})

it('the demo catalogue gives no two vendors of a category the same composition, in any of their images', () => {
  const isView = (comp: string) => COMPOSITION_NAMES.some((name) => name === comp)
  for (const [category, vendors] of Map.groupBy(CATALOGUE, ({ categoryId }) => categoryId)) {
    const owners = new Map<string, string>()
    for (const vendor of vendors)
      for (const { comp, setting } of scenesOf(vendor).flatMap((scene) => scene ?? [])) {
        const composition = isView(comp) ? `${comp}, ${setting}` : comp
        const owner = owners.get(composition) ?? vendor.name
        expect(owner, `${composition}, in category ${category}`).toBe(vendor.name)
        owners.set(composition, owner)
      }
  }
})

it('the demo catalogue gives the list images of a category six different views, scenes or still lifes', () => {
  for (const vendors of Map.groupBy(CATALOGUE, ({ categoryId }) => categoryId).values())
    expect(new Set(vendors.map(({ slug }) => sceneOf(slug, 1)?.comp)).size).toBe(vendors.length)
})

it('the demo catalogue has a different, drawable scene for every image', () => {
  const scenes = CATALOGUE.flatMap(scenesOf).flatMap((scene) => scene ?? [])
  expect(new Set(scenes.map((scene) => JSON.stringify(scene))).size).toBe(scenes.length)
  for (const scene of scenes) expect(drawScene(scene)).not.toMatch(/NaN|undefined/)
}, 300_000)
