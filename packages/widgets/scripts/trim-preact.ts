import MagicString from 'magic-string'
import type { Plugin } from 'vite'
import { type Cuts, PREACT_CUTS } from './preact-cuts.ts'

/**
 * In its hooks: those who listened before, other frames, the server, `shouldComponentUpdate` beside a hook, and waiting
 * with the end of effects: all end with their component, as those of a layout do.
 */
const HOOK_CUTS: Cuts = [
  ['a=n,v=a.__b,l=a.__r,m=a.diffed,h=a.__c,s=a.unmount,p=a.__;', 'a=n;'],
  ['a.__b=function(n){r=null,v&&v(n)}', 'a.__b=function(){r=null}'],
  [',p&&p(n,t)}', '}'],
  ['l&&l(n),t=0;', 't=0;'],
  ['m&&m(n);', ''],
  [',h&&h(n,t)}', '}'],
  ['s&&s(n);', ''],
  ['a.__h&&a.__h(r,n,f||t),f=0;', ''],
  ['return f=1,_(', 'return _('],
  ['return f=5,w(', 'return w('],
  ['return f=8,w(', 'return w('],
  ['!a.__s&&E(i.__H,u)&&(i.__P=!0,', 'E(i.__H,u)&&('],
  ['!a.__s&&E(i.__H,u)&&(i.__P=!1,', 'E(i.__H,u)&&('],
  [
    'if(u.__P&&u.__c){if(void 0===r){for(r=n.__;r&&(!r.__c||!r.__c.__P);)r=r.__;r=r&&r.__c}u.__P=r,B(e.push(u))}else C(u)',
    'C(u)',
  ],
  ['do{for(;n=e.shift();)try{C(n)}catch(t){a.__e(t,{__:(n=n.__P)&&n.__v})}for(;', 'for(;'],
  ['}}while(e.length)}', '}}'],
  ['i?i(u):G(void 0,u)', 'G(void 0,u)'],
  ['var c=r.shouldComponentUpdate;', ''],
  ['if(u.__.some(function(n){n.__N', 'return u.__.some(function(n){n.__N'],
  [',c){var e=c.call(this,n,t,r);return i?e||f:e}return!i||f}', ',!i||f}'],
  ['var k="function"==typeof requestAnimationFrame;', ''],
  ['k&&cancelAnimationFrame(t)', 'cancelAnimationFrame(t)'],
  ['k&&(t=requestAnimationFrame(r))', 't=requestAnimationFrame(r)'],
  ['1!=n&&i==a.requestAnimationFrame||((i=a.requestAnimationFrame)||z)(g)', '1!=n||z(g)'],
]

/** In its markup: where in the sources something stands. */
const JSX_CUTS: Cuts = [['return(a||i)&&(s.__source=a,s.__self=i),', 'return ']]

const FILE = /\/preact\/(?:(?:hooks|jsx-runtime)\/)?dist\/(\w+)\.mjs(?:\?|$)/
const FILES: Record<string, Cuts> = { preact: PREACT_CUTS, hooks: HOOK_CUTS, jsxRuntime: JSX_CUTS }

/** Cuts out of Preact, a quarter of it, what no element uses. A Preact that reads differently fails the build. */
export function trimPreact(): Plugin {
  return {
    name: 'trim-preact',
    transform: {
      filter: { id: FILE },
      handler(code, id) {
        const [, file = ''] = FILE.exec(id) ?? []
        const trimmed = new MagicString(code)
        for (const [unwanted, instead] of FILES[file] ?? []) {
          if (code.split(unwanted).length !== 2) this.error(`Preact no longer has this exactly once: ${unwanted}`)
          trimmed.replace(unwanted, () => instead)
        }
        return { code: trimmed.toString(), map: trimmed.generateMap({ hires: 'boundary' }) }
      },
    },
  }
}
