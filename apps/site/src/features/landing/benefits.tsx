import { Emphasized } from '../../shared/language/emphasized.tsx'
import { useMessages } from '../../shared/language/use-messages.ts'
import { OutsideLink } from '../../shared/outside-link.tsx'
import { useSiteConfig } from '../../shared/site-config.ts'
import { FragmentLazy } from './fragments.lazy.tsx'
import { landingMessages } from './messages.ts'
import { WhenNear } from './when-near.tsx'

const BENEFITS = ['matches', 'place', 'pricing', 'guarantee'] as const

/** The benefits for couples, each illustrated with a part of the product. A guarantee only if there is one to read. */
export function Benefits() {
  const t = useMessages(landingMessages)
  const { guaranteeUrl } = useSiteConfig()
  const benefits = BENEFITS.filter((name) => name !== 'guarantee' || guaranteeUrl !== undefined)
  return (
    <section className="benefits" aria-labelledby="benefits">
      <h2 className="section-title" id="benefits">
        <Emphasized text={t.benefitsTitle} />
      </h2>
      <ul className="benefits__list" role="list">
        {benefits.map((name) => (
          <li key={name} className="benefit">
            <div className="benefit__words">
              <h3 className="benefit__title">{t.benefits[name].title}</h3>
              <p className="benefit__text">{t.benefits[name].text}</p>
              {name === 'guarantee' && (
                <OutsideLink className="benefit__link" href={guaranteeUrl}>
                  {t.readGuarantee}
                </OutsideLink>
              )}
            </div>
            <WhenNear className="benefit__fragment" aria-hidden>
              <FragmentLazy name={name} />
            </WhenNear>
          </li>
        ))}
      </ul>
    </section>
  )
}
