// breaks imports/upwards
export { VisionGenerator } from '../components/vision-generator/vision-generator.tsx'
