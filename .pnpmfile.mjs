/** Leaves out of what is published the conditions that lead to sources, and what is for those who work on them. */
function beforePacking({ devDependencies, scripts, exports, ...manifest }) {
  const published = Object.entries(exports).map(([path, target]) => [path, withoutSource(target)])
  return { ...manifest, exports: Object.fromEntries(published) }
}

function withoutSource(target) {
  if (typeof target === 'string') return target
  const { source, ...conditions } = target
  return conditions
}

export const hooks = { beforePacking }
