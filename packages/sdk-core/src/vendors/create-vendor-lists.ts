import type { FeaturePorts } from '../shared/feature-ports.ts'
import { createFavourites } from './create-favourites.ts'
import { createPages } from './create-pages.ts'
import type { VendorLists } from './vendors.ts'

/** Makes the lists of vendors of a client: as much as a page with cards needs. */
export function createVendorLists(ports: FeaturePorts): VendorLists {
  const favourites = ports.once(createFavourites)
  const pages = createPages(ports, favourites)

  ports.onAccountChange(() => {
    favourites.forget()
    pages.forget()
  })

  return {
    page: (query) => pages.open(query).$page,
    provide: (query, page) => pages.open(query).provide(page),
    refresh: (query) => pages.open(query).reading.send(),
    $favourites: favourites.$favourites,
    setFavourite: (vendor, wanted) => favourites.set(vendor, wanted),
  }
}
