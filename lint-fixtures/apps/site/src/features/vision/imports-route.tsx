// breaks imports/upwards
export { NotFound } from '../../routes/not-found.tsx'
