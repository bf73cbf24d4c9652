/** What is cut out of a file, where each stands once, and what stands there instead. */
export type Cuts = readonly (readonly [unwanted: string, instead: string])[]

/**
 * What is in Preact and in no element: markup from a server to take over, portals, `innerHTML`, MathML and other rare
 * kinds of nodes, and of a class component's life all but `componentDidCatch`, `componentDidUpdate` and
 * `componentWillUnmount`.
 */
export const PREACT_CUTS: Cuts = [
  // Markup from a server.
  [
    '128&u.__u&&(c=32&u.__u,s=u.__c.__z)&&(r.__u|=c,p=o=[],8==s.nodeType?l=B(s,o):o.push(s),l=o[0]||l),(s=n.__b)&&s(r)',
    'n.__b(r)',
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
  [`||"value"==s&&"defaultValue"in x||"checked"==s&&"defaultChecked"in x`, ''],
  // Having no hooks.
  ['H=n.__r,', ''],
  ['H&&H(r)', 'n.__r(r)'],
  ['return(s=n.diffed)&&s(r)', 'return n.diffed(r)'],
  ['n.__c&&n.__c(', 'n.__c('],
  ['n.unmount&&n.unmount(', 'n.unmount('],
  ['n.__&&n.__(t,r)', 'n.__(t,r)'],
  // Names of events, of attributes and kinds of texts that nobody uses.
  ['/(PointerCapture)$|Capture$/i', '/()Capture$/'],
  ['(t=t.slice(2))[0]<"a"&&(t=t.toLowerCase())', 't=t.slice(2).toLowerCase()'],
  ['"list"!=t&&"form"!=t&&', ''],
  ['"rowSpan"!=t&&"colSpan"!=t&&', ''],
  ['"object"!=typeof o||o.constructor===String?', '"object"!=typeof o?'],
  // What is called after a state is set, and states made from the one before.
  ['y.push.apply(d.__h,d.__k),d.__k=[],d.__h.length', 'd.__h.length'],
  ['C&&(y.push.apply(d.__h,d.__k),d.__k=[]),', ''],
  ['d.__h=[],d.__k=[])', 'd.__h=[])'],
  ['"function"==typeof n&&(n=n(_({},r),this.props)),', ''],
  ['this.__v&&(t&&this.__k.push(t),L(this))', 'this.__v&&L(this)'],
  // The fewest moves that bring children into another order. As in React, what comes before something it came after moves.
  ['l=f+_,o.__=n', 'o.__=n'],
  ['P(o,r,l,d)', 'P(o,r,f,d)'],
  [
    '(o.__u|=16,c==l-1?_--:c==l+1?_++:c!=l&&(c>l?_--:_++,g=1)):(~c||(i>v?_--:i<v&&_++),"function"!=typeof o.type&&(o.__u|=4))',
    '(c<_?o.__u|=4:_=c):"function"!=typeof o.type&&(o.__u|=4)',
  ],
  [
    'if(g){for(a=[],s=[],f=0;f<i;f++)if((o=k[f])&&16&o.__u){for(_=0,p=a.length;_<p;)a[y=_+p>>1]<o.__i?_=y+1:p=y;a[_]=o.__i,s[f]=_+1}for(_=a.length;f--;)s[f]&&(s[f]==_?_--:k[f].__u|=4)}',
    '',
  ],
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
