// breaks imports/upwards
export { SdkError } from '../errors/sdk-error.ts'
