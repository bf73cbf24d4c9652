import { useStore } from '@nanostores/react'
import type { Id } from '@vowkit/sdk-core'
import { createVendors, type InquiryFields, type InquiryStatus, inquiryOf } from '@vowkit/sdk-core/vendors'
import { useEffect, useMemo } from 'react'
import { inquiryMessages } from '../../messages/english/inquiry.generated.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useAttribution } from '../../provider/attribution.tsx'
import { useClient } from '../../provider/use-client.ts'
import { useLatest } from '../../shared/use-latest.ts'
import { LoginDialogLazy } from '../login-dialog/login-dialog.lazy.tsx'
import type { LoginDialogProps } from '../login-dialog/login-dialog.tsx'
import { InquiryForm } from './inquiry-form.tsx'
import { InquirySent } from './inquiry-sent.tsx'

/** The result of an inquiry that was submitted. */
export type InquiryOutcome = Extract<InquiryStatus, 'sent' | 'exists' | 'not_sent' | 'failed'>

/** A vision of the couple to send with the inquiry. */
export interface InquiryVision {
  id: string
  title: string
  /** The URL of the image. */
  image: string
}

export interface InquiryPanelProps extends Pick<LoginDialogProps, 'onError'> {
  /** The id of the vendor, or the slug of its public page, such as `wild-ranunculus`. */
  vendorId: Id
  /** The vision to send. With a vision, a couple that has sent an inquiry before sends the vision as a message. */
  vision?: InquiryVision
  /** The base URL of the site, for the link to the conversation. Default: the URL in the backend's configuration. */
  siteUrl?: string
  /** The level of the heading. Default: 2. */
  level?: 1 | 2 | 3
  /** The initial values of the fields, such as the date in the couple's profile. */
  initial?: Partial<InquiryFields>
  /** Whether the host shows the title, such as a dialog. */
  withoutTitle?: boolean
  /** Whether the host shows failures, such as in a toast. */
  withoutFailures?: boolean
  /** Called after each inquiry that was submitted, with its result. */
  onInquiry?: (result: InquiryOutcome) => void
}

const OUTCOMES: readonly string[] = ['sent', 'exists', 'not_sent', 'failed'] satisfies InquiryOutcome[]
const isOutcome = (status: InquiryStatus): status is InquiryOutcome => OUTCOMES.includes(status)

/** The inquiry form of a vendor, or what happens next if the couple has sent an inquiry. */
export function InquiryPanel(props: InquiryPanelProps) {
  const { vendorId, vision, siteUrl, level = 2, initial, withoutTitle, withoutFailures = false, ...listeners } = props
  const { ports } = useClient()
  const messages = useMessages('inquiry', inquiryMessages)
  const visionId = vision?.id
  const inquiry = useMemo(() => inquiryOf(ports, vendorId, { visionId }), [ports, vendorId, visionId])
  const { element, partner } = useAttribution()
  const state = useStore(inquiry.$inquiry, { ssr: 'initial' })
  const found = useStore(ports.once(createVendors).profile(vendorId).$vendor, { ssr: 'initial' })
  const vendor = found.status === 'ready' ? found.vendor : null
  // The given id may be the slug of the vendor's public page.
  const rowId = vendor?.id ?? vendorId
  const { wedding_date: weddingDate = '', guests } = vendor?.inquiry_facts ?? {}
  const latest = useLatest(listeners)

  useEffect(() => {
    if (initial) inquiry.prefill(initial)
  }, [inquiry, initial])

  useEffect(() => {
    inquiry.prefill({ weddingDate, guests: guests === undefined ? '' : String(guests) })
  }, [inquiry, weddingDate, guests])

  async function submit(website?: string): Promise<void> {
    const attribution = element || partner ? { element, partner } : undefined
    await inquiry.submit({ website, visionTitle: vision?.title, attribution })
    const { status } = inquiry.$inquiry.get()
    if (isOutcome(status)) latest.current.onInquiry?.(status)
  }

  const Title = `h${level}` as const
  const name = vendor?.business_name ?? ''
  if (found.status === 'missing') return <p className="vk-inquiry__hint">{messages.missing}</p>
  const isSent = state.status === 'sent'
  const wasSent = !isSent && !vision && state.status !== 'sending' && vendor?.inquiry === true
  if (isSent || wasSent) {
    const outcome = vision ? 'visionIsWith' : wasSent ? 'exists' : 'sent'
    const title = name ? messages[outcome](name) : messages[`${outcome}Unnamed`]
    return (
      <InquirySent
        {...{ vendorId: rowId, vendor, siteUrl, Title, title }}
        isTitleHidden={withoutTitle === true}
        isNew={isSent}
      />
    )
  }
  const title = vision ? messages.sendVisionTitle : messages.titleTo
  return (
    <section className="vk-inquiry" part="panel" aria-label={messages.title}>
      {!withoutTitle && (
        <Title className="vk-inquiry__title" part="title">
          {name ? title(name) : messages.title}
        </Title>
      )}
      {vision && (
        <figure className="vk-inquiry__vision">
          <img src={vision.image} alt="" />
          <figcaption dir="auto">{vision.title}</figcaption>
        </figure>
      )}
      <InquiryForm
        {...{ vendorId: rowId, vendor, inquiry, state, withoutFailures }}
        hasFacts={vendor?.inquiry !== true}
        send={vision && name ? messages.sendVisionTo(name) : messages.send}
        onSubmit={(website) => void submit(website)}
      />
      {state.status === 'login-needed' && (
        <LoginDialogLazy onDone={() => void submit()} onError={listeners.onError} onClose={inquiry.dismiss} />
      )}
    </section>
  )
}
