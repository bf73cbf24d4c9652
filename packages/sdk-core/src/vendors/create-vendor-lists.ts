import type { FeaturePorts } from '../shared/feature-ports.ts'
import { createFavourites } from './create-favourites.ts'
import { createPages } from './create-pages.ts'
import type { VendorLists } from './vendors.ts'

/** Creates the vendor lists and favourites of a client, for pages with vendor cards. */
export function createVendorLists(ports: FeaturePorts): VendorLists {
  const favourites = ports.once(createFavourites)
  const pages = createPages(ports, favourites)

  ports.onAccountChange(() => {
    favourites.reset()
    pages.reset()
  })

  return {
    page: (query) => pages.open(query).$page,
    provide: (query, page) => pages.open(query).provide(page),
    refresh: (query) => pages.open(query).request.send(),
    $favourites: favourites.$favourites,
    setFavourite: (vendor, wanted) => favourites.set(vendor, wanted),
  }
}
