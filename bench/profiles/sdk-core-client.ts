/** The client alone: what every page has, whatever it shows. */
export { createClient } from '@vowkit/sdk-core'
