import type { ReadyVendorPage } from '@vowkit/sdk-core/vendors'
import { vendorsMessages } from '../../messages/english/vendors.generated.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useClient } from '../../provider/use-client.ts'
import { Button } from '../../ui/button/button.tsx'
import { Pagination } from '../../ui/pagination/pagination.tsx'
import { EmbeddedCards } from '../vendor-card/embedded-cards.tsx'
import { VendorCardsLazy } from '../vendor-card/vendor-cards.lazy.tsx'
import type { VendorCardsProps } from '../vendor-card/vendor-cards-props.ts'
import { VendorsNote } from './vendors-note.tsx'

export interface ShownVendorsProps extends Omit<VendorCardsProps, 'vendors'> {
  shown: ReadyVendorPage
  /** The text to show for an empty list. */
  emptyText: string
  onPage: (page: number) => void
}

/** A page of vendors, with its pagination. */
export function ShownVendors({ shown, emptyText, onPage, ...cards }: ShownVendorsProps) {
  const messages = useMessages('vendors', vendorsMessages)
  const { vendors, page, pages } = shown
  const Cards = useClient().mode === 'site' ? VendorCardsLazy : EmbeddedCards

  if (vendors.length > 0)
    return (
      <>
        <Cards {...cards} vendors={vendors} />
        {pages > 1 && <Pagination page={page} pages={pages} onPage={onPage} />}
      </>
    )
  if (page === 1) return <VendorsNote text={emptyText} />
  return (
    <VendorsNote text={messages.beyond}>
      <Button onClick={() => onPage(1)}>{messages.firstPage}</Button>
    </VendorsNote>
  )
}
