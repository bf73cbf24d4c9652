// breaks imports/deep-path
export { VisionGenerator } from '@vowkit/react/src/index.ts'
