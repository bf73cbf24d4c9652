// breaks imports/sibling
export { findAccount } from '../auth/repository.ts'
