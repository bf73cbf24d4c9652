// breaks imports/package
export { VisionGenerator } from '@vowkit/react'
