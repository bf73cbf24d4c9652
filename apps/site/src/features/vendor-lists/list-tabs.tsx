import { useVendorPage } from '@vowkit/react'
import type { VendorListName } from '@vowkit/sdk-core/vendors'
import { useTabLine } from './use-tab-line.ts'
import { VENDOR_LISTS, type VendorList } from './vendor-lists.ts'

/** The ways to the lists. */
export function ListTabs({ shown }: { shown: VendorList }) {
  const tabs = useTabLine()
  return (
    <nav className="list-tabs" aria-label="Your vendors" ref={tabs}>
      <ul className="list-tabs__items">
        {VENDOR_LISTS.map((list) => (
          <li key={list.name}>
            <a className="list-tabs__link" href={list.path} aria-current={list === shown ? 'page' : undefined}>
              {list.tab}
              <Count list={list.name} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** How many vendors are on a list, once that is known. */
function Count({ list }: { list: VendorListName }) {
  const { shown } = useVendorPage({ list })
  return (
    <span className="list-tabs__count">
      {shown && (
        <>
          <span className="visually-hidden">, </span>
          {shown.count}
        </>
      )}
    </span>
  )
}
