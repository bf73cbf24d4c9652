import { registerHooks } from 'node:module'

// Testing Library imports React through Node, which would otherwise resolve the newest version.
registerHooks({
  resolve(specifier, context, next) {
    const [, name, rest] = /^(react|react-dom)(\/.*)?$/.exec(specifier) ?? []
    return name ? next(`${name}-18${rest ?? ''}`, { ...context, parentURL: import.meta.url }) : next(specifier, context)
  },
})
