import type { ReadyVendorPage } from '@vowkit/sdk-core/vendors'
import { useMessages } from '../../messages/use-messages.ts'
import { vendorsMessages } from '../../messages/vendors.ts'
import { useClient } from '../../provider/use-client.ts'
import { Button } from '../../ui/button/button.tsx'
import { Pagination } from '../../ui/pagination/pagination.tsx'
import { ForeignCards } from '../vendor-card/foreign-cards.tsx'
import { VendorCardsLazy } from '../vendor-card/vendor-cards.lazy.tsx'
import type { VendorCardsProps } from '../vendor-card/vendor-cards-props.ts'
import { VendorsNote } from './vendors-note.tsx'

export interface ShownVendorsProps extends Omit<VendorCardsProps, 'vendors'> {
  shown: ReadyVendorPage
  /** What to say where there are none. */
  none: string
  onPage: (page: number) => void
}

/** A page of vendors and the way to the others. */
export function ShownVendors({ shown, none, onPage, ...cards }: ShownVendorsProps) {
  const words = useMessages('vendors', vendorsMessages)
  const { vendors, page, pages } = shown
  const Cards = useClient().mode === 'site' ? VendorCardsLazy : ForeignCards

  if (vendors.length > 0)
    return (
      <>
        <Cards {...cards} vendors={vendors} />
        {pages > 1 && <Pagination page={page} pages={pages} onPage={onPage} />}
      </>
    )
  if (page === 1) return <VendorsNote text={none} />
  return (
    <VendorsNote text={words.beyond}>
      <Button onClick={() => onPage(1)}>{words.firstPage}</Button>
    </VendorsNote>
  )
}
