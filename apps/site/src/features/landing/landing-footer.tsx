import { useBrand } from '../../shared/brand.ts'
import { LanguageSwitch } from '../../shared/language/language-switch.tsx'
import { useMessages } from '../../shared/language/use-messages.ts'
import { OutsideLink } from '../../shared/outside-link.tsx'
import { useSiteConfig } from '../../shared/site-config.ts'
import { landingMessages } from './messages.ts'

const NETWORKS = ['Instagram', 'Pinterest', 'Facebook']

export function LandingFooter() {
  const t = useMessages(landingMessages)
  const { copyright } = useBrand()
  const { aboutUrl, privacyUrl, contactEmail } = useSiteConfig()
  return (
    <footer className="footer">
      <div className="footer__inner">
        <span className="footer__copyright">{copyright}</span>
        <nav className="footer__links" aria-label={t.footer}>
          <OutsideLink className="footer__link" href={aboutUrl}>
            {t.about}
          </OutsideLink>
          <OutsideLink className="footer__link" href={privacyUrl}>
            {t.privacy}
          </OutsideLink>
          {contactEmail === undefined ? (
            <OutsideLink className="footer__link" href={undefined}>
              {t.contact}
            </OutsideLink>
          ) : (
            <a className="footer__link" href={`mailto:${contactEmail}`}>
              {t.contact}
            </a>
          )}
        </nav>
        <LanguageSwitch />
        <ul className="footer__networks" hidden>
          {NETWORKS.map((network) => (
            <li key={network}>{network}</li>
          ))}
        </ul>
      </div>
    </footer>
  )
}
