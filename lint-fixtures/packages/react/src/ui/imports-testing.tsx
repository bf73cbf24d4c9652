// breaks imports/package
export { fakePlatform } from '@vowkit/sdk-core/testing'
