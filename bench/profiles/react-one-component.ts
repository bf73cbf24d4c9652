/** What a site that shows one component of ours loads besides React. */
export { VisionDraft, VowkitProvider } from '@vowkit/react'
export { createClient } from '@vowkit/sdk-core'
