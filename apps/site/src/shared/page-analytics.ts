import type { Analytics } from '@vowkit/sdk-core'

/** The details of each analytics event. `userId` is `null` after signing out. */
interface Details {
  'vk-analytics-track': { event: string; properties: Record<string, string> }
  'vk-analytics-identify': { userId: string | null }
}

/**
 * Dispatches analytics events on the window, and sends them nowhere else. A script that the deployment adds may forward
 * them to services that the visitor has accepted.
 */
export const pageAnalytics: Analytics = {
  track: (event, properties = {}) => tell('vk-analytics-track', { event, properties }),
  identify: (userId) => tell('vk-analytics-identify', { userId }),
}

function tell<Name extends keyof Details>(name: Name, detail: Details[Name]): void {
  window.dispatchEvent(new CustomEvent(name, { detail }))
}
