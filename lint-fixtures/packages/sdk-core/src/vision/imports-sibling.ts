// breaks imports/sibling
export { createLogin } from '../account/create-login.ts'
