// breaks imports/package
export { object } from 'zod/mini'
