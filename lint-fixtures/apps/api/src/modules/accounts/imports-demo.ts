// breaks imports/upwards
export { isDemoPerson } from '../../demo/people/people.ts'
