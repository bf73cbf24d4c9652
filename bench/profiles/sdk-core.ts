/** A sample application that uses the client and every feature of `@vowkit/sdk-core` for couples. */
export * from '@vowkit/sdk-core'
export * from '@vowkit/sdk-core/account'
export * from '@vowkit/sdk-core/assistant'
export * from '@vowkit/sdk-core/chat'
export * from '@vowkit/sdk-core/leads'
export * from '@vowkit/sdk-core/magic-link'
export * from '@vowkit/sdk-core/vendors'
export * from '@vowkit/sdk-core/vision'
