// breaks imports/deep-path
export { createClient } from '@vowkit/sdk-core/src/client/create-client.ts'
