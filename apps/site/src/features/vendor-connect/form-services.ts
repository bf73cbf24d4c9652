import { type FormDomain, formDomainOf, isRecord } from '@vowkit/sdk-core/contract'

type Message = Record<string, unknown>
type IsSubmission = (message: Message) => boolean

const isHubspotSubmission: IsSubmission = ({ type, eventName }) =>
  type === 'hsFormCallback' && eventName === 'onFormSubmitted'

/** By form service domain: whether a message from the form reports a submission. */
const SUBMISSIONS: Record<FormDomain, IsSubmission> = {
  'typeform.com': ({ type }) => type === 'form-submit',
  'hsforms.com': isHubspotSubmission,
  'hsforms.net': isHubspotSubmission,
  'hubspot.com': isHubspotSubmission,
  'jotform.com': ({ action }) => action === 'submission-completed',
  'tally.so': ({ event }) => event === 'Tally.FormSubmitted',
}

/** Whether a message is the documented submission message of self-hosted forms. */
const isOwnSubmission: IsSubmission = ({ type }) => type === 'vowkit:form-submitted'

/** The lowest and the highest height of a form that the page accepts, in pixels. */
const HEIGHTS = { min: 320, max: 6000 }

/** The form of the vendor connect page and the messages that it accepts. */
export interface ConnectForm {
  url: string
  /** Whether the form may post messages from this origin. */
  isFrom(origin: string): boolean
  /** Whether the message data reports a submission. */
  isSubmission(data: unknown): boolean
  /** Returns the height in pixels that the message data reports, or `null`. */
  heightIn(data: unknown): number | null
}

/**
 * Detects the form service by its domain and accepts only that service's message. On an unknown host, which may be a
 * service under a custom domain, accepts the messages of all services.
 */
export function toConnectForm(url: string): ConnectForm {
  const { origin, hostname } = new URL(url)
  const domain = formDomainOf(hostname)
  const accepted = domain === null ? [isOwnSubmission, ...Object.values(SUBMISSIONS)] : [SUBMISSIONS[domain]]

  return {
    url,
    // A service may post the message from a different host than the host of the form.
    isFrom: (from) => from === origin || (domain !== null && secureDomainOf(from) === domain),
    isSubmission(data) {
      const message = readMessage(data)
      return message !== null && accepted.some((isSubmission) => isSubmission(message))
    },
    heightIn(data) {
      const message = readMessage(data)
      // The documented message of self-hosted forms.
      if (message?.type !== 'vowkit:form-height' || !Number.isFinite(message.height)) return null
      return Math.min(Math.max(Math.ceil(Number(message.height)), HEIGHTS.min), HEIGHTS.max)
    },
  }
}

/** Parses message data. Some services post objects, others post JSON strings. */
function readMessage(data: unknown): Message | null {
  if (typeof data !== 'string') return isRecord(data) ? data : null
  try {
    const message: unknown = JSON.parse(data)
    return isRecord(message) ? message : null
  } catch {
    // Not JSON: services also post plain strings, for example their height.
    return null
  }
}

function secureDomainOf(origin: string): FormDomain | null {
  return URL.canParse(origin) && origin.startsWith('https://') ? formDomainOf(new URL(origin).hostname) : null
}
