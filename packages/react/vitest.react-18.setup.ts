import { registerHooks } from 'node:module'

// The packages the tests are built on ask Node for React by name, and Node would find the newest.
registerHooks({
  resolve(specifier, context, next) {
    const [, name, rest] = /^(react|react-dom)(\/.*)?$/.exec(specifier) ?? []
    return name ? next(`${name}-18${rest ?? ''}`, { ...context, parentURL: import.meta.url }) : next(specifier, context)
  },
})
