// Findings that are fine, with place and reason. A row without a match fails the test.
type Allowed = { feature: RegExp; file: RegExp; why: string }

const ANY_STYLE = /\.css$/

export const ALLOWED: readonly Allowed[] = [
  {
    feature: /^javascript\.operators\.await\.top_level$/,
    file: /^assets\/index-/,
    why: 'the page’s own script, which no other imports: Safari before 27 fails where several do',
  },
  {
    feature: /^api\.ReadableStream\.@@asyncIterator$/,
    file: /^assets\/frame-/,
    why: 'events are iterated out of a generator of our own, which asks the stream’s reader (web/lib/event-stream.ts)',
  },
  {
    feature: /^api\.ReadableStream\.@@asyncIterator$/,
    file: /^assets\/pdf(-library|\.worker)/,
    why: 'getTextContent, which nothing calls: text is read through streamTextContent; and drawn signatures of its editor, which is not used',
  },
  {
    feature: /^(api\.ImageDecoder(\.isTypeSupported_static)?|javascript\.builtins\.Float16Array)$/,
    file: /^assets\/pdf(-library|\.worker)/,
    why: 'behind its own FeatureTest, by typeof',
  },
  {
    feature: /^javascript\.builtins\.JSON\.(rawJSON|isRawJSON)$/,
    file: /^assets\/pdf(-library|\.worker)/,
    why: 'core-js trying out what the engine has, where a throw means no',
  },
  {
    feature: /^api\.(Document\.startViewTransition|Window\.navigation)$/,
    file: /^assets\/react-/,
    why: 'view transitions are tried and caught, and none are used; navigation is asked for by typeof where the function is registered',
  },
  {
    feature: /^api\.(XRWebGLBinding|XRWebGLLayer|WebGL2RenderingContext\.makeXRCompatible)$/,
    file: /^assets\/scene-canvas-/,
    why: 'only in a session of a headset, which the 3D view never begins',
  },
  {
    feature: /^api\.trustedTypes$/,
    file: /^assets\/rich-text-field-/,
    why: 'read off window, left when it is not there',
  },
  {
    feature: /^css\.properties\.(cursor\.[\w-]+|resize(\.[\w-]+)?)$|^css\.selectors\.selection$/,
    file: ANY_STYLE,
    why: 'a mouse’s; a finger needs none of them',
  },
  {
    feature: /^css\.properties\.(accent-color|overscroll-behavior|scrollbar-(color|width(\.none)?)|text-wrap\.pretty)$/,
    file: ANY_STYLE,
    why: 'looks only: the engine’s own color, bounce, scrollbar or line breaks in its place',
  },
  {
    feature: /^css\.(at-rules\.page|properties\.break-after\.avoid)$/,
    file: ANY_STYLE,
    why: 'paper only: without it a page may break elsewhere; PDFs are printed by the server’s Chromium',
  },
]
