import { useBrand } from './brand.ts'
import './wordmark.css'

/** The product's name as a link. */
export function Wordmark({ href }: { href: string }) {
  return (
    <a className="wordmark" href={href}>
      {useBrand().wordmark}
    </a>
  )
}
