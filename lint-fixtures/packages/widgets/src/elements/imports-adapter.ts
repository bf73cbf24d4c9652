// breaks imports/package
export { default as toElement } from '@r2wc/react-to-web-component'
