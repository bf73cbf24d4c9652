import type { Id } from '@vowkit/sdk-core'
import { manageVendorPath, messagesPath, type VendorDetail } from '@vowkit/sdk-core/vendors'
import { useEffect, useRef } from 'react'
import { useSiteUrl } from '../../hooks/use-site-url.ts'
import { inquiryMessages } from '../../messages/english/inquiry.generated.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { SiteLink } from '../site-link/site-link.tsx'

export interface InquirySentProps {
  vendorId: Id
  /** The vendor. `null` until it has loaded. */
  vendor: VendorDetail | null
  siteUrl: string | undefined
  Title: 'h1' | 'h2' | 'h3'
  title: string
  /** Whether the host shows the title. */
  isTitleHidden: boolean
  /** Whether the visitor has just sent the inquiry. If so, the section takes the focus. */
  isNew: boolean
}

/** What happens after an inquiry, with a link to the conversation. */
export function InquirySent({ vendorId, vendor, siteUrl, Title, title, isTitleHidden, isNew }: InquirySentProps) {
  const messages = useMessages('inquiry', inquiryMessages)
  const site = useSiteUrl(siteUrl)
  const section = useRef<HTMLElement>(null)

  useEffect(() => {
    if (isNew) section.current?.focus({ preventScroll: true })
  }, [isNew])

  return (
    <section className="vk-inquiry" part="panel" aria-label={title} tabIndex={-1} ref={section}>
      {!isTitleHidden && (
        <Title className="vk-inquiry__title" part="title">
          {title}
        </Title>
      )}
      <ul className="vk-inquiry__steps">
        <li>{messages.nextAnswer}</li>
        <li>{messages.nextMail}</li>
        <li>{messages.nextMore}</li>
      </ul>
      {site !== undefined && (
        <SiteLink
          className="vk-button vk-inquiry__open"
          variant="primary"
          href={site + conversationPath(vendorId, vendor)}
        >
          {messages.conversation}
        </SiteLink>
      )}
    </section>
  )
}

function conversationPath(vendorId: Id, vendor: VendorDetail | null): string {
  if (vendor?.chatroom_id === undefined) return manageVendorPath(vendorId)
  const { chatroom_id, business_name: name, categories_label: category, image } = vendor
  return messagesPath({ chatroom_id, name, category, image })
}
