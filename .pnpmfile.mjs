/** Leaves out of what is published the conditions that lead to sources, and what is for those who work on them. */
function beforePacking({ devDependencies, scripts, exports, ...manifest }) {
  if (!exports) return manifest
  const published = Object.entries(exports).map(([path, target]) => [path, withoutSource(target)])
  return { ...manifest, exports: Object.fromEntries(published) }
}

function withoutSource(target) {
  if (typeof target === 'string') return target
  const { source, ...conditions } = target
  return conditions
}

/** Gives TypeDoc a compiler of its own: it needs the JavaScript API that TypeScript 7 does not have. */
function readPackage(manifest) {
  if (manifest.name === 'typedoc') {
    delete manifest.peerDependencies.typescript
    manifest.dependencies.typescript = '6.0.3'
  }
  return manifest
}

export const hooks = { beforePacking, readPackage }
