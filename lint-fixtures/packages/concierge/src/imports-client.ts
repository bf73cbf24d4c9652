// breaks imports/package
export { createClient } from '@vowkit/sdk-core'
