// breaks imports/types-only
export { Vision } from '../contract/vision/schema.ts'
