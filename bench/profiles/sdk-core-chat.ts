/** A page on which people talk: the client and conversations. */
export { createClient } from '@vowkit/sdk-core'
export { createChat } from '@vowkit/sdk-core/chat'
