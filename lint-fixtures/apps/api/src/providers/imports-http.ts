// breaks imports/upwards
export { HttpError } from '../http/http-error.ts'
