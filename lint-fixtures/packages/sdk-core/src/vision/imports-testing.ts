// breaks imports/upwards
export { fakePlatform } from '../testing/index.ts'
