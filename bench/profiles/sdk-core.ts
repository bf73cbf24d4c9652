/** All of the core. */
export * from '@vowkit/sdk-core'
