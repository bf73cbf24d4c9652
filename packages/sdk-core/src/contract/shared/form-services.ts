/** The domains of services whose forms are embedded by others. */
const FORM_DOMAINS = ['typeform.com', 'hsforms.com', 'hsforms.net', 'hubspot.com', 'jotform.com', 'tally.so'] as const

export type FormDomain = (typeof FORM_DOMAINS)[number]

/**
 * The domain of the form service that a host belongs to; `null` for every other host. What a form is sent to may be
 * another host of the same domain than showed it.
 */
export function formDomainOf(hostname: string): FormDomain | null {
  return FORM_DOMAINS.find((domain) => hostname === domain || hostname.endsWith(`.${domain}`)) ?? null
}
