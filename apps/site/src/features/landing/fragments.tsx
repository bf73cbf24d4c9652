import { FileCheck2 } from 'lucide-react'

/** A vendor as the search shows one. */
export function VendorFragment() {
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
      <span className="fragment__small">Florists</span>
      <span className="fragment__name">Wild Ranunculus</span>
      <span className="fragment__row">
        <span className="fragment__chip">Garden</span>
        <span className="fragment__chip">Romantic</span>
        <span className="fragment__chip">$$</span>
      </span>
    </div>
  )
}

/** A question and its answer, as messages show them. */
export function ChatFragment() {
  return (
    <div className="fragment fragment--chat">
      <span className="fragment__bubble" data-own="true">
        Is May 3rd still free?
      </span>
      <span className="fragment__bubble">It is. Shall I hold it for you?</span>
      <span className="fragment__bubble" data-own="true">
        Yes, please. Booking now.
      </span>
    </div>
  )
}

/** An invoice, as payments list one. */
export function InvoiceFragment() {
  return (
    <div className="fragment fragment--invoice">
      <span className="fragment__line">
        Flowers, deposit <span>$1,200.00</span>
      </span>
      <span className="fragment__line">
        Flowers, the day <span>$2,400.00</span>
      </span>
      <span className="fragment__line fragment__line--total">
        Total <span>$3,600.00</span>
      </span>
    </div>
  )
}

/** A document both sides have signed. */
export function DocumentFragment() {
  return (
    <div className="fragment fragment--document">
      <span className="fragment__small">Vowkit guarantee</span>
      <span className="fragment__rule" />
      <span className="fragment__rule" />
      <span className="fragment__signature">June &amp; Theo</span>
      <span className="fragment__signed">
        <FileCheck2 size={20} strokeWidth={1.5} aria-hidden="true" />
        Signed
      </span>
    </div>
  )
}
