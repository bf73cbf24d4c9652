import type { Id } from '@vowkit/sdk-core'
import { publicVendorPath, vendorPath } from '@vowkit/sdk-core/vendors'
import { useContext } from 'react'
import { ClientContext } from '../provider/vowkit-provider.tsx'

/**
 * Returns the function that returns a vendor's URL on the site with this base URL. On an embedding page, the URL is that
 * of the public page, because a new tab of the site has no session. The function returns `undefined` while `site` loads.
 */
export function useVendorUrl(site: string | undefined): (id: Id) => string | undefined {
  const isEmbedded = useContext(ClientContext)?.mode === 'embedded'
  const pathOf = isEmbedded ? publicVendorPath : vendorPath
  return (id) => (site === undefined ? undefined : site + pathOf(id))
}
