import { LanguageSwitch } from '../../shared/language/language-switch.tsx'
import { OutsideLink } from '../../shared/outside-link.tsx'
import { useSiteConfig } from '../../shared/site-config.ts'

const NETWORKS = ['Instagram', 'Pinterest', 'Facebook']

/** The foot of the front page. */
export function LandingFooter() {
  const { privacyUrl, contactEmail } = useSiteConfig()
  return (
    <footer className="footer">
      <div className="footer__inner">
        <span className="footer__copyright">© 2025 Vowkit</span>
        <nav className="footer__links" aria-label="Footer">
          <OutsideLink className="footer__link" href={undefined}>
            About
          </OutsideLink>
          <OutsideLink className="footer__link" href={privacyUrl}>
            Privacy Policy
          </OutsideLink>
          {contactEmail === undefined ? (
            <OutsideLink className="footer__link" href={undefined}>
              Contact
            </OutsideLink>
          ) : (
            <a className="footer__link" href={`mailto:${contactEmail}`}>
              Contact
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
