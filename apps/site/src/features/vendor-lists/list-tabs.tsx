import { useVendorPage } from '@vowkit/react'
import { useId } from 'react'
import { useMessages } from '../../shared/language/use-messages.ts'
import { useIsCouple } from '../../shared/use-is-couple.ts'
import { vendorListsMessages } from './messages.ts'
import { useTabLine } from './use-tab-line.ts'
import { VENDOR_LISTS, type VendorList } from './vendor-lists.ts'

/** Tabs that link to the vendor lists. */
export function ListTabs({ shown }: { shown: VendorList }) {
  const { tabs } = useMessages(vendorListsMessages)
  return (
    <nav className="list-tabs" aria-label={tabs} ref={useTabLine()}>
      <ul className="list-tabs__items">
        {VENDOR_LISTS.map((list) => (
          <li key={list.name}>
            <Tab list={list} isShown={list === shown} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** One tab, with the number of vendors after the list has loaded. Magic-link sessions have no counts. */
function Tab({ list, isShown }: { list: VendorList; isShown: boolean }) {
  const { lists } = useMessages(vendorListsMessages)
  const isCouple = useIsCouple()
  const id = useId()
  return (
    <a
      className="list-tabs__link"
      href={list.path}
      aria-current={isShown ? 'page' : undefined}
      aria-describedby={isCouple ? id : undefined}
    >
      {lists[list.name].tab}
      {isCouple && <Count list={list} id={id} />}
    </a>
  )
}

function Count({ list, id }: { list: VendorList; id: string }) {
  const { shown } = useVendorPage({ list: list.name })
  return (
    <span className="list-tabs__count" id={id} aria-hidden="true">
      {shown?.count}
    </span>
  )
}
