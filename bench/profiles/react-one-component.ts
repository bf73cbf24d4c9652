/** A site with one of our components, without React. */
export { VisionDraft, VowkitProvider } from '@vowkit/react'
export { createClient } from '@vowkit/sdk-core'
