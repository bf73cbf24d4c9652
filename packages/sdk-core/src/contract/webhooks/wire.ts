import type { Wire } from '../shared/call.ts'
import {
  readWebhookDelivery,
  readWebhookDeliveryPage,
  readWebhookEndpoint,
  readWebhookEndpointList,
  readWebhookEndpointWithSecret,
} from './readers.generated.ts'

const ENDPOINTS = '/desk/webhooks/'
const ENDPOINT = `${ENDPOINTS}{id}/`

export const webhookWire = {
  listWebhookEndpoints: { method: 'GET', path: ENDPOINTS, auth: 'required', read: readWebhookEndpointList },
  createWebhookEndpoint: {
    method: 'POST',
    path: ENDPOINTS,
    auth: 'required',
    encoding: 'json',
    read: readWebhookEndpointWithSecret,
  },
  updateWebhookEndpoint: {
    method: 'PATCH',
    path: ENDPOINT,
    auth: 'required',
    encoding: 'json',
    read: readWebhookEndpoint,
  },
  rotateWebhookSecret: {
    method: 'POST',
    path: `${ENDPOINT}rotate/`,
    auth: 'required',
    read: readWebhookEndpointWithSecret,
  },
  deleteWebhookEndpoint: { method: 'DELETE', path: ENDPOINT, auth: 'required' },
  testWebhookEndpoint: { method: 'POST', path: `${ENDPOINT}test/`, auth: 'required', read: readWebhookDelivery },
  listWebhookDeliveries: {
    method: 'GET',
    path: `${ENDPOINT}deliveries/`,
    auth: 'required',
    read: readWebhookDeliveryPage,
  },
  resendWebhookDelivery: {
    method: 'POST',
    path: '/desk/webhook-deliveries/{id}/resend/',
    auth: 'required',
    read: readWebhookDelivery,
  },
} as const satisfies Record<string, Wire>
