import { SITE_PATHS } from '@vowkit/sdk-core/contract'
import { Wordmark } from './wordmark.tsx'

/** The bar above screens that have no navigation of their own. */
export function PlainHeader() {
  return (
    <header className="navbar">
      <div className="navbar__inner">
        <Wordmark href={SITE_PATHS.home} />
      </div>
    </header>
  )
}
