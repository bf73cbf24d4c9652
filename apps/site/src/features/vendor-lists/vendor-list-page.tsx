import './vendor-lists.css'
import { useStore } from '@nanostores/react'
import { useClient } from '@vowkit/react'
import type { VendorListName } from '@vowkit/sdk-core/vendors'
import { Page } from '../../shared/page.tsx'
import { ListTabs } from './list-tabs.tsx'
import { VendorListContent } from './vendor-list-content.tsx'
import { VENDOR_LISTS } from './vendor-lists.ts'

/** One of the couple's vendor lists, with tabs for the others. */
export function VendorListPage({ list }: { list: VendorListName }) {
  const session = useStore(useClient().session.$session)
  const shown = VENDOR_LISTS.find(({ name }) => name === list)
  if (session.status !== 'signed-in' || !shown) return null
  return (
    <Page title={`${shown.tab} · Vendors`}>
      <h1 className="lists__title">Vendors</h1>
      <ListTabs shown={shown} />
      <p className="lists__info">{shown.info}</p>
      <VendorListContent key={session.userId} list={shown} />
    </Page>
  )
}
