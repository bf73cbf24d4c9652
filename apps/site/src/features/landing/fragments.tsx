import { FileCheck2 } from 'lucide-react'
import { useCurrencySymbol, useExactPrice } from '../../shared/currency.ts'
import { useMessages } from '../../shared/language/use-messages.ts'
import { laterMessages } from './later/messages.ts'

/** A sample vendor card, styled like a search result. */
function VendorFragment() {
  const { example } = useMessages(laterMessages)
  const symbol = useCurrencySymbol()
  return (
    <div className="fragment fragment--vendor">
      <img
        className="fragment__picture"
        src="/img/demo-inspiration-400.webp"
        alt=""
        width={400}
        height={267}
        loading="lazy"
      />
      <span className="fragment__small">{example.category}</span>
      <span className="fragment__name">Wild Ranunculus</span>
      <span className="fragment__row">
        <span className="fragment__chip">{example.styles[0]}</span>
        <span className="fragment__chip">{example.styles[1]}</span>
        <span className="fragment__chip">{symbol.repeat(2)}</span>
      </span>
    </div>
  )
}

/** A sample conversation, styled like the messages screen. */
function ChatFragment() {
  const { example } = useMessages(laterMessages)
  return (
    <div className="fragment fragment--chat">
      <span className="fragment__bubble" data-own="true">
        {example.question}
      </span>
      <span className="fragment__bubble">{example.answer}</span>
      <span className="fragment__bubble" data-own="true">
        {example.reply}
      </span>
    </div>
  )
}

/** A sample invoice, styled like the payments panel. */
function InvoiceFragment() {
  const { example } = useMessages(laterMessages)
  const money = useExactPrice()
  return (
    <div className="fragment fragment--invoice">
      <span className="fragment__line">
        {example.deposit} <span>{money(1200)}</span>
      </span>
      <span className="fragment__line">
        {example.rest} <span>{money(2400)}</span>
      </span>
      <span className="fragment__line fragment__line--total">
        {example.total} <span>{money(3600)}</span>
      </span>
    </div>
  )
}

/** A sample document that both parties have signed. */
function DocumentFragment() {
  const { example } = useMessages(laterMessages)
  return (
    <div className="fragment fragment--document">
      <span className="fragment__small">{example.guarantee}</span>
      <span className="fragment__rule" />
      <span className="fragment__rule" />
      <span className="fragment__signature">June &amp; Theo</span>
      <span className="fragment__signed">
        <FileCheck2 size={20} strokeWidth={1.5} aria-hidden="true" />
        {example.signed}
      </span>
    </div>
  )
}

const FRAGMENTS = {
  matches: VendorFragment,
  place: ChatFragment,
  pricing: InvoiceFragment,
  guarantee: DocumentFragment,
}

/** The part of the product that illustrates a benefit. Decorative. */
export function Fragment({ name }: { name: keyof typeof FRAGMENTS }) {
  const Part = FRAGMENTS[name]
  return <Part />
}
