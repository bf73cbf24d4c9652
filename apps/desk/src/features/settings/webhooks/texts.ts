import type { WebhookDelivery, WebhookEndpoint, WebhookEventType } from '@vowkit/sdk-core/desk'
import { defineTexts, type TextsOf } from '../../../shared/language/define-texts.ts'

/** What each event is about. `endpoint.test` is the test event. */
const EVENTS: Record<WebhookEventType | 'endpoint.test', string> = {
  'lead.created': 'New lead',
  'message.created': 'New message',
  'document.signed': 'Signed document',
  'invoice.paid': 'Paid invoice',
  'vision.created': 'New vision',
  'endpoint.test': 'Test',
}

const DELIVERY_STATES: Record<WebhookDelivery['status'], string> = {
  pending: 'Waiting',
  delivered: 'Delivered',
  failed: 'Failed',
}

const DISABLED: Record<NonNullable<WebhookEndpoint['disabled_reason']>, string> = {
  failing: 'Stopped, because every attempt failed for 3 days. Resume it when the address works again.',
  gone: 'Stopped, because the receiver responded that the address is gone.',
}

/** Texts of the webhooks. */
export const webhookTexts = defineTexts('webhooks', {
  title: 'Webhooks',
  hint: 'We send events to addresses of your own systems, such as your CRM, and sign each one.',
  loading: 'Loading your webhooks…',
  loadFailed: 'Your webhooks could not be loaded.',
  empty: 'No webhooks yet. Add the address of a system that should know about new leads, messages or payments.',

  events: EVENTS,
  paused: 'Paused',
  stopped: 'Stopped',
  active: 'Active',
  failing: 'Failing',
  failingSince: (date: string) => `Every attempt has failed since ${date}. We retry for 3 days.`,
  disabled: DISABLED,
  twoSecrets: (date: string) => `Signed with the old and the new secret until ${date}.`,

  address: 'Address',
  addressHint: 'An https address that anyone can reach.',
  chosenEvents: 'Events',
  add: 'Add a webhook',
  addNow: 'Add',
  added: 'The webhook is added.',
  cancel: 'Cancel',
  incomplete: 'Enter the address and choose at least one event.',

  edit: 'Edit',
  editName: (url: string) => `Edit ${url}`,
  save: 'Save',
  pause: 'Pause',
  pauseName: (url: string) => `Pause ${url}`,
  resume: 'Resume',
  resumeName: (url: string) => `Resume ${url}`,
  isPaused: 'The webhook is paused. Events that happen now are not sent.',
  isResumed: 'The webhook is active.',

  rotate: 'Replace the secret',
  askRotate: 'For 24 hours we sign with both secrets, so that you can change it without missing an event.',
  delete: 'Delete',
  askDelete: 'The webhook and its log are deleted. This cannot be undone.',
  deleted: 'The webhook is deleted.',

  secretTitle: 'Copy the secret now',
  secretHint: 'It is shown only this once. Your system verifies with it that events come from us.',
  secret: 'Secret',
  copy: 'Copy',
  copied: 'Copied.',
  notCopied: 'Your browser does not allow copying. Select the secret and copy it.',
  done: 'I have stored it',

  log: 'Deliveries',
  logName: (url: string) => `Deliveries to ${url}`,
  logLoading: 'Loading the deliveries…',
  logFailed: 'The deliveries could not be loaded.',
  logEmpty: 'Nothing was sent in the last 30 days. Send a test to see if the address works.',
  test: 'Send a test',
  testSent: 'The test is on its way.',
  states: DELIVERY_STATES,
  attempts: (count: number) => (count === 1 ? '1 attempt' : `${count} attempts`),
  nextAttempt: (time: string) => `next attempt ${time}`,
  responded: (status: number) => `response ${status}`,
  response: 'Show the response',
  resend: 'Send again',
  resendName: (event: string, time: string) => `Send again: ${event}, ${time}`,
  resent: 'The event is on its way again.',
})

export type WebhookTexts = TextsOf<typeof webhookTexts>
