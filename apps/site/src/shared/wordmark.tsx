import { useBrand } from './brand.ts'
import './wordmark.css'

/** The product's logo or name as a link. */
export function Wordmark({ href }: { href: string }) {
  return (
    <a className="wordmark" href={href}>
      <BrandMark />
    </a>
  )
}

/** The product's logo, or its name if there is no logo. */
export function BrandMark() {
  const { wordmark, logoUrl } = useBrand()
  return logoUrl ? <img className="wordmark__logo" src={logoUrl} alt={wordmark} /> : wordmark
}
