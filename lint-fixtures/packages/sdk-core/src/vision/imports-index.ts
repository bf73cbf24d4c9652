// breaks imports/upwards
export { createClient } from '../index.ts'
