/** Domains of form services whose forms can be embedded. */
const FORM_DOMAINS = ['typeform.com', 'hsforms.com', 'hsforms.net', 'hubspot.com', 'jotform.com', 'tally.so'] as const

export type FormDomain = (typeof FORM_DOMAINS)[number]

/**
 * Returns the domain of the form service to which a host belongs. Returns `null` for any other host. A form may submit
 * to another host of the same domain.
 */
export function formDomainOf(hostname: string): FormDomain | null {
  return FORM_DOMAINS.find((domain) => hostname === domain || hostname.endsWith(`.${domain}`)) ?? null
}
