/** A sample application that uses the client and the chat feature. */
export { createClient } from '@vowkit/sdk-core'
export { createChat } from '@vowkit/sdk-core/chat'
