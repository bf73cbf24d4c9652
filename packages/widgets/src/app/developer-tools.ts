export { checkAttributes } from './check-attributes.ts'
export { recordElement } from './debug/debug.ts'
