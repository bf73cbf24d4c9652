import type { Analytics } from '@vowkit/sdk-core'

/** Something that happened, and who is signed in; `null` for nobody any longer. */
interface Details {
  'vk-analytics-track': { event: string; properties: Record<string, string> }
  'vk-analytics-identify': { userId: string | null }
}

/**
 * Tells the page's window what happens, and nobody else: a script that the deployment adds passes it on, to whom its
 * visitors have agreed to.
 */
export const pageAnalytics: Analytics = {
  track: (event, properties = {}) => tell('vk-analytics-track', { event, properties }),
  identify: (userId) => tell('vk-analytics-identify', { userId }),
}

function tell<Name extends keyof Details>(name: Name, detail: Details[Name]): void {
  window.dispatchEvent(new CustomEvent(name, { detail }))
}
