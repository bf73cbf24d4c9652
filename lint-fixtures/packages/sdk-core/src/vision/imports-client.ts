// breaks imports/upwards
export { createClient } from '../client/create-client.ts'
