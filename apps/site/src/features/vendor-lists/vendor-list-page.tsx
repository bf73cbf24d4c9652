import './vendor-lists.css'
import { useStore } from '@nanostores/react'
import { useClient, useVendorPage } from '@vowkit/react'
import type { VendorListName } from '@vowkit/sdk-core/vendors'
import { AnswersLink } from '../../shared/compare/answers-link.tsx'
import { useMessages } from '../../shared/language/use-messages.ts'
import { Page } from '../../shared/page.tsx'
import { ListTabs } from './list-tabs.tsx'
import { vendorListsMessages } from './messages.ts'
import { PaymentsOverview } from './payments/payments-overview.tsx'
import { VendorListContent } from './vendor-list-content.tsx'
import { VENDOR_LISTS } from './vendor-lists.ts'

/** The lists whose description promises vendors, which only an empty list needs. */
const PROMISES: readonly VendorListName[] = ['in-person', 'booked']

function ListInfo({ list }: { list: VendorListName }) {
  const { lists } = useMessages(vendorListsMessages)
  const { shown } = useVendorPage({ list })
  if (PROMISES.includes(list) && shown?.vendors.length !== 0) return null
  return <p className="lists__info">{lists[list].info}</p>
}

/** One of the couple's vendor lists, with tabs that link to the other lists. */
export function VendorListPage({ list }: { list: VendorListName }) {
  const t = useMessages(vendorListsMessages)
  const session = useStore(useClient().session.$session)
  const shown = VENDOR_LISTS.find(({ name }) => name === list)
  if (session.status !== 'signed-in' || !shown) return null
  return (
    <Page title={t.pageTitle(t.lists[list].tab)}>
      <div className="lists__head">
        <h1 className="lists__title">{t.title}</h1>
        <AnswersLink />
      </div>
      <ListTabs shown={shown} />
      <ListInfo list={list} />
      {list === 'booked' && <PaymentsOverview />}
      <VendorListContent key={session.userId} list={shown} />
    </Page>
  )
}
