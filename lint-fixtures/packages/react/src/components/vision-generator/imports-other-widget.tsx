// breaks imports/sibling
export { VendorCardGrid } from '../vendor-card-grid/vendor-card-grid.tsx'
