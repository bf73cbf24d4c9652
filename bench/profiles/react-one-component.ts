/** A sample application with a single Vowkit component. The bundle excludes React. */
export { VisionDraft, VowkitProvider } from '@vowkit/react'
export { createClient } from '@vowkit/sdk-core'
