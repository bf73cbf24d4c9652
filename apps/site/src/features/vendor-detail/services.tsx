import { Check } from 'lucide-react'

/** The vendor's services as a list in responsive columns. */
export function Services({ services, language }: { services: readonly string[]; language: string | undefined }) {
  return (
    <ul className="services" role="list">
      {[...new Set(services)].map((service) => (
        <li key={service} className="services__item">
          <Check className="services__check" size={18} strokeWidth={2} aria-hidden="true" />
          <bdi lang={language}>{service}</bdi>
        </li>
      ))}
    </ul>
  )
}
