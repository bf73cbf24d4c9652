/** Domains of services whose forms can be embedded. */
const FORM_DOMAINS = ['typeform.com', 'hsforms.com', 'hsforms.net', 'hubspot.com', 'jotform.com', 'tally.so'] as const

export type FormDomain = (typeof FORM_DOMAINS)[number]

/**
 * Returns the domain of the form service to which a host belongs, or `null`. A form may submit to a different host of
 * the same domain.
 */
export function formDomainOf(hostname: string): FormDomain | null {
  return FORM_DOMAINS.find((domain) => hostname === domain || hostname.endsWith(`.${domain}`)) ?? null
}
