// breaks imports/package
export { calls } from '@vowkit/sdk-core/contract'
