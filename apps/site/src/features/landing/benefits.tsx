import type { ComponentType } from 'react'
import { Emphasized } from '../../shared/language/emphasized.tsx'
import { useMessages } from '../../shared/language/use-messages.ts'
import { ChatFragment, DocumentFragment, InvoiceFragment, VendorFragment } from './fragments.tsx'
import { landingMessages } from './messages.ts'

interface Benefit {
  /** The key of the benefit's texts. */
  name: keyof (typeof landingMessages.english)['benefits']
  /** A part of the product that illustrates it. */
  Fragment: ComponentType
}

const BENEFITS: Benefit[] = [
  { name: 'matches', Fragment: VendorFragment },
  { name: 'place', Fragment: ChatFragment },
  { name: 'pricing', Fragment: InvoiceFragment },
  { name: 'guarantee', Fragment: DocumentFragment },
]

/** The benefits for couples, each illustrated with a part of the product. */
export function Benefits() {
  const t = useMessages(landingMessages)
  return (
    <section className="benefits" aria-labelledby="benefits">
      <h2 className="section-title" id="benefits">
        <Emphasized text={t.benefitsTitle} />
      </h2>
      <ul className="benefits__list" role="list">
        {BENEFITS.map(({ name, Fragment }) => (
          <li key={name} className="benefit">
            <div className="benefit__words">
              <h3 className="benefit__title">{t.benefits[name].title}</h3>
              <p className="benefit__text">{t.benefits[name].text}</p>
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
