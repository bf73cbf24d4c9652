import type { ComponentType } from 'react'
import { ChatFragment, DocumentFragment, InvoiceFragment, VendorFragment } from './fragments.tsx'

interface Benefit {
  title: string
  text: string
  /** A piece of the product that shows it. */
  Fragment: ComponentType
}

const BENEFITS: Benefit[] = [
  {
    title: 'Matches tailored to you',
    text: 'Vendors chosen for your style and your budget.',
    Fragment: VendorFragment,
  },
  {
    title: 'Everything in one place',
    text: 'Communicate with your vendors and book them where your plans already are.',
    Fragment: ChatFragment,
  },
  {
    title: 'Transparent pricing',
    text: 'Prices in the open, and standardized contracts you can read.',
    Fragment: InvoiceFragment,
  },
  {
    title: 'A guarantee',
    text: 'Every booking comes with ours, in writing.',
    Fragment: DocumentFragment,
  },
]

/** What couples have from it, each shown with a piece of the product. */
export function Benefits() {
  return (
    <section className="benefits" aria-labelledby="benefits">
      <h2 className="section-title" id="benefits">
        Planned with <em>care</em>
      </h2>
      <ul className="benefits__list" role="list">
        {BENEFITS.map(({ title, text, Fragment }) => (
          <li key={title} className="benefit">
            <div className="benefit__words">
              <h3 className="benefit__title">{title}</h3>
              <p className="benefit__text">{text}</p>
            </div>
            <div className="benefit__fragment" aria-hidden="true">
              <Fragment />
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
