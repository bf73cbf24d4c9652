import { type FormDomain, formDomainOf, isRecord } from '@vowkit/sdk-core/contract'

type Message = Record<string, unknown>
type Means = (message: Message) => boolean

const isHubspotSubmission: Means = ({ type, eventName }) => type === 'hsFormCallback' && eventName === 'onFormSubmitted'

/** How the forms of a service, by its domain, tell the page around them that they were sent. */
const SUBMISSIONS: Record<FormDomain, Means> = {
  'typeform.com': ({ type }) => type === 'form-submit',
  'hsforms.com': isHubspotSubmission,
  'hsforms.net': isHubspotSubmission,
  'hubspot.com': isHubspotSubmission,
  'jotform.com': ({ action }) => action === 'submission-completed',
  'tally.so': ({ event }) => event === 'Tally.FormSubmitted',
}

/** What a form of our own says, and any other that is to be embedded here. */
const isOwnSubmission: Means = ({ type }) => type === 'vowkit:form-submitted'

/** The form of the vendor connect page, and what may be believed of it. */
export interface ConnectForm {
  url: string
  /** Whether a page of this origin speaks for the form. */
  isFrom(origin: string): boolean
  /** Whether what it said means that the form was sent. */
  isSubmission(data: unknown): boolean
}

/**
 * Knows the service of a form by its address, and believes that service's message alone. A form on any other host,
 * which may be a service under a name of the deployment's own, may send the message of each of them.
 */
export function toConnectForm(url: string): ConnectForm {
  const { origin, hostname } = new URL(url)
  const domain = formDomainOf(hostname)
  const believed = domain === null ? [isOwnSubmission, ...Object.values(SUBMISSIONS)] : [SUBMISSIONS[domain]]

  return {
    url,
    // A service may answer what was sent from another of its hosts than showed the form.
    isFrom: (from) => from === origin || (domain !== null && secureDomainOf(from) === domain),
    isSubmission(data) {
      const message = readMessage(data)
      return message !== null && believed.some((means) => means(message))
    },
  }
}

/** Some services send objects, others their JSON. */
function readMessage(data: unknown): Message | null {
  if (typeof data !== 'string') return isRecord(data) ? data : null
  try {
    const message: unknown = JSON.parse(data)
    return isRecord(message) ? message : null
  } catch {
    // Forms also send words of their own, about their height for one.
    return null
  }
}

function secureDomainOf(origin: string): FormDomain | null {
  return URL.canParse(origin) && origin.startsWith('https://') ? formDomainOf(new URL(origin).hostname) : null
}
