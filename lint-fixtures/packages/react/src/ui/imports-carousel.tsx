// breaks imports/package
export { default as createCarousel } from 'embla-carousel'
