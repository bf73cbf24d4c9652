// breaks imports/other-package
export { createClient } from '../../../sdk-core/src/index.ts'
