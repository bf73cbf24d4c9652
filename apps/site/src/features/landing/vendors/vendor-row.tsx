import './vendor-row.css'
import { useStore } from '@nanostores/react'
import { imageSource, useClient } from '@vowkit/react'
import { SITE_PATHS } from '@vowkit/sdk-core/contract'
import { plainText, publicVendorPath, type Vendor, vendorPath } from '@vowkit/sdk-core/vendors'
import { CategoryIcon } from '../../../shared/category-icon.tsx'
import { Emphasized } from '../../../shared/language/emphasized.tsx'
import { useMessages } from '../../../shared/language/use-messages.ts'
import { LoadFailed } from '../../../shared/load-failed.tsx'
import { PhotoOr } from '../../../shared/photo-or.tsx'
import { useCategoryName } from '../../../shared/use-category-name.ts'
import { laterMessages } from '../later/messages.ts'
import { MAX_VENDORS, useSomeVendors } from './use-some-vendors.ts'

/**
 * Vendors of the catalogue, one of each category. Signed-out visitors open their public pages. Renders nothing if the
 * catalogue is empty.
 */
export function VendorRow() {
  const t = useMessages(laterMessages)
  const isSignedIn = useStore(useClient().session.$session).status === 'signed-in'
  const state = useSomeVendors()
  if (state.status === 'ready' && state.vendors.length === 0) return null
  return (
    <section className="vendor-row" aria-labelledby="vendors" aria-busy={state.status === 'loading'}>
      <div className="vendor-row__head">
        <h2 className="section-title" id="vendors">
          <Emphasized text={t.vendorsTitle} />
        </h2>
        <p className="vendor-row__text">{isSignedIn ? t.vendorsTextSignedIn : t.vendorsText}</p>
        {isSignedIn && (
          <a className="button button--quiet vendor-row__more" href={SITE_PATHS.dashboard_search}>
            {t.searchVendors}
          </a>
        )}
      </div>
      {state.status === 'failed' ? (
        <LoadFailed onRetry={state.retry}>{t.vendorsFailed}</LoadFailed>
      ) : (
        <ul className="vendor-row__list" role="list">
          {state.status === 'loading'
            ? Array.from({ length: MAX_VENDORS }, (_, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the placeholders are identical
                <li key={place} className="vendor-row__bone" aria-hidden="true" />
              ))
            : state.vendors.map((vendor) => (
                <li key={vendor.id}>
                  <RowCard vendor={vendor} isSignedIn={isSignedIn} />
                </li>
              ))}
        </ul>
      )}
    </section>
  )
}

function RowCard({ vendor, isSignedIn }: { vendor: Vendor; isSignedIn: boolean }) {
  const categoryName = useCategoryName()
  const { id, image, business_name, categories_label, about_us } = vendor
  // The backend renders public pages, so the link leaves the router.
  const target = isSignedIn ? { href: vendorPath(id) } : { href: publicVendorPath(id), rel: 'external' }
  return (
    <a className="row-card" {...target}>
      <PhotoOr
        loading="lazy"
        decoding="async"
        sizes="(min-width: 800px) 30vw, 260px"
        {...(imageSource(image) ?? { src: '' })}
        className="row-card__picture"
        width={480}
        height={360}
      >
        <CategoryIcon title={categories_label.split(', ', 1)[0] ?? ''} />
      </PhotoOr>
      <span className="row-card__words">
        <span className="row-card__category">{categories_label.split(', ').map(categoryName).join(', ')}</span>
        <span className="row-card__name" dir="auto" lang="en">
          {business_name}
        </span>
        <span className="row-card__about" dir="auto" lang="en">
          {plainText(about_us)}
        </span>
      </span>
    </a>
  )
}
