// breaks imports/value
export { SdkError } from '@vowkit/sdk-core'
