// breaks imports/package
export { LONG_DESCRIPTION } from '@vowkit/sdk-core/contract'
