// breaks imports/sibling
export { createLogin } from '../login/create-login.ts'
