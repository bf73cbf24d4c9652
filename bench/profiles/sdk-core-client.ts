/** A sample application that uses the client without any feature. */
export { createClient } from '@vowkit/sdk-core'
