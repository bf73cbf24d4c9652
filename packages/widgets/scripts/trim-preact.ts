import MagicString from 'magic-string'
import type { Plugin } from 'vite'

type Cuts = readonly (readonly [unwanted: string, instead: string])[]

/**
 * What is in Preact and in no element: markup from a server to take over, portals, `innerHTML`, MathML and other rare
 * kinds of nodes, and of a class component's life all but `componentDidCatch`, `componentDidUpdate` and
 * `componentWillUnmount`.
 */
const PREACT_CUTS: Cuts = [
  // Markup from a server.
  [
    '128&u.__u&&(c=32&u.__u,s=u.__c.__z)&&(r.__u|=c,p=o=[],8==s.nodeType?l=B(s,o):o.push(s),l=o[0]||l),(s=n.__b)',
    '(s=n.__b)',
  ],
  [
    'c||o)if(t&&t.then){if(r.__u|=128|c,o){for(~(T=o.indexOf(l||void 0))||(T=o.length);(N=o[T-1])&&8==N.nodeType;)T--;for(;T<o.length;T++)if(N=o[T])if(o[T]=null,O){if(N==P)break}else{if(8!=N.nodeType)break;N.data.startsWith("$s")&&(P=B(O=N))}}if(!O){for(;l&&8==l.nodeType&&l.nextSibling;)l=l.nextSibling;O=l}(s=B(O=r.__c.__z||(r.__c.__z=O)))?(r.__e=O,l=s):r.__e=l,l=l&&l.nextSibling}else o&&o.some(g);else r.__e=u.__e;r.__k',
    '1)r.__e=u.__e;r.__k',
  ],
  ['t&&t.then||D(r)', 'D(r)'],
  ['!u&&(i=t.__c)&&(i=i.__z)&&(f=B(i,o=[]))&&(i==t.__e&&o.some(g),g(f),g(i)),', ''],
  ['r.__u&=-161,p&&p.some(g),', ''],
  [',o)for(s=0;s<o.length;s++)if((k=o[s])&&(C?k.localName==C:3==k.nodeType)){t=k,o[s]=null;break}if(!t){', ',!t){'],
  [',l&&(n.__m&&n.__m(r,o),l=!1),o=null', ''],
  [
    'if(a="template"==C&&t.content||t,o="textarea"==C&&null!=x.defaultValue?null:o&&d.call(a.childNodes),!l&&o)for($={},s=0;s<t.attributes.length;s++)$[(k=t.attributes[s]).name]=k.value;',
    'a=t;',
  ],
  ['l&&"function"!=typeof k||$[s]===k||N', '$[s]===k||N'],
  ['o?o[0]:u.__k&&S(u,0),l,c),o&&o.some(g))', 'u.__k&&S(u,0),l,c))'],
  ['l&&"textarea"!=C||(s="value"', '(s="value"'],
  ['l&&t.data==x||(t.data=x)', '(t.data=x)'],
  ['i=(u=t&&32&t.__u)?null:r.__k', 'i=r.__k'],
  ['i?null:r.firstChild?d.call(r.childNodes):null,f,i?i.__e:r.firstChild,u,o', 'null,f,i&&i.__e,0,o'],
  ['9==r.nodeType&&(r=r.documentElement),', ''],
  // `innerHTML`.
  ['"dangerouslySetInnerHTML"==s?y=k:', ''],
  ['"dangerouslySetInnerHTML"==s?h=k:', ''],
  [
    'h?(l||y&&(h.__html==y.__html||h.__html==t.innerHTML)||(t.innerHTML=h.__html),r.__k=[]):(y&&(t.textContent=""),',
    '(',
  ],
  // MathML, and HTML inside SVG.
  [':"math"==C?f="http://www.w3.org/1998/Math/MathML":f||', ':f||'],
  ['("foreignObject"==C||"http://www.w3.org/1998/Math/MathML"==f&&v.test(C))&&(f="http://www.w3.org/1999/xhtml"),', ''],
  ['t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s")', 't'],
  // Portals.
  [
    'M.__P&&(s=l,f=(t=M.__P).namespaceURI,c=o=null,u.props&&u.props.__P!=t&&(u.__k.some(function(n){n&&J(n,n)}),u.__k=null),l=u.__k?S(u,0):null),',
    '',
  ],
  ['M.__P&&(r.__e=null,l=s),', ''],
  ['if(n.props.__P)return t;', ''],
  ['&&!n.props.__P)return', ')return'],
  ['||n.props.__P?null', '?null'],
  ['||u&&!t.props.__P', ''],
  // Class components.
  [
    'V.getDerivedStateFromProps&&(d.__s==d.state&&(d.__s=_({},d.__s)),_(d.__s,V.getDerivedStateFromProps(M,d.__s)))',
    '0',
  ],
  ['M!==k&&C&&!V.getDerivedStateFromProps&&d.componentWillReceiveProps&&d.componentWillReceiveProps(M,L),', ''],
  ['d.componentWillUpdate&&d.componentWillUpdate(M,d.__s,L),', ''],
  [
    'else C&&!V.getDerivedStateFromProps&&d.componentWillMount&&d.componentWillMount(),C&&d.componentDidMount&&d.__h.push(d.componentDidMount);',
    '',
  ],
  ['C&&u.__c&&d.getSnapshotBeforeUpdate&&(m=d.getSnapshotBeforeUpdate(k,b)),', ''],
  ['(e=(o=i.constructor)&&o.getDerivedStateFromError)&&i.setState(o.getDerivedStateFromError(n)),', ''],
  ['x.prototype.forceUpdate=function(n){this.__v&&(this.__g|=4,n&&this.__h.push(n),L(this))},', ''],
  // Styles as texts, pop-overs, customised elements of the browser.
  ['if("string"==typeof r)n.style.cssText=r;else{if("string"==typeof u&&(n.style.cssText=u=""),u)', '{if(u)'],
  ['"popover"!=t&&t in n', 't in n'],
  ['"popover"==t&&1==r?"":r', 'r'],
  ['createElementNS(f,C,x.is?x:a)', 'createElementNS(f,C)'],
  // Comments, which nobody puts among our nodes.
  [
    'for(t&&!t.parentNode&&(t=S(n))&&!t.parentNode&&(t=null),o=n.__e,e=t;e&&8==e.nodeType;)e=e.nextSibling;for(o!=e&&(',
    'return t&&!t.parentNode&&(t=S(n))&&!t.parentNode&&(t=null),(o=n.__e)!=t&&(',
  ],
  [
    'r.insertBefore(o,t||null)),t=o;(t=t&&t.nextSibling)&&8==t.nodeType&&!t.data.startsWith("$s"););return t}',
    'r.insertBefore(o,t||null)),o.nextSibling}',
  ],
  // What is called after a state is set, and states made from the one before.
  ['y.push.apply(d.__h,d.__k),d.__k=[],d.__h.length', 'd.__h.length'],
  ['C&&(y.push.apply(d.__h,d.__k),d.__k=[]),', ''],
  ['d.__h=[],d.__k=[])', 'd.__h=[])'],
  ['"function"==typeof n&&(n=n(_({},r),this.props)),', ''],
  ['this.__v&&(t&&this.__k.push(t),L(this))', 'this.__v&&L(this)'],
  // Another time to render at, contexts of class components and of consumers.
  [
    '(8&t.__g||(t.__g|=8,u.push(t),f++))&&i==n.debounceRendering||((i=n.debounceRendering)||queueMicrotask)(H)',
    '8&t.__g||(t.__g|=8,u.push(t),f++)||queueMicrotask(H)',
  ],
  ['(i||queueMicrotask)(H)', 'queueMicrotask(H)'],
  ['j=(s=V.contextType)&&i[s.__c],L=s?j?j.props.value:s.__:i,', 'L=i,'],
  ['j&&j.sub(d),', ''],
  ['t.Provider=(t.Consumer=function(n,t){return n.children(t)}).contextType=t', 't.Provider=t'],
]

/** In its hooks: those who listened before, other frames, the server, and `shouldComponentUpdate` beside a hook. */
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
  ['!a.__s&&E(i.__H,u)&&(i.__P=!0', 'E(i.__H,u)&&(i.__P=!0'],
  ['!a.__s&&E(i.__H,u)&&(i.__P=!1', 'E(i.__H,u)&&(i.__P=!1'],
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

const FILE = /\/preact\/(?:(?:hooks|jsx-runtime)\/)?dist\/(\w+)\.mjs$/
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
