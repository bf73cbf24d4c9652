// breaks imports/upwards
export { createSession } from '../modules/auth/service.ts'
