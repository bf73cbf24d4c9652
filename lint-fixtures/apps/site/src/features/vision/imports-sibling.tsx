// breaks imports/sibling
export { Header } from '../layout/header.tsx'
