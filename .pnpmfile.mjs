/** Leaves out of what is published the conditions that lead to sources, and what is for those who work on them. */
function beforePacking({ devDependencies, scripts, exports = {}, ...manifest }) {
  const published = Object.entries(exports).map(([path, { source, ...conditions }]) => [path, conditions])
  return { ...manifest, exports: Object.fromEntries(published) }
}

export const hooks = { beforePacking }
