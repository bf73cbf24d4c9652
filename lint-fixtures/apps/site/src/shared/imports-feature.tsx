// breaks imports/upwards
export { Vision } from '../features/vision/vision.tsx'
