/** The client alone, which every page needs. */
export { createClient } from '@vowkit/sdk-core'
