// The finder itself, on a line each.
import { describe, expect, it } from 'vitest'
import { at } from './compat.ts'
import { findInScript } from './find-in-script.ts'
import { findInStyle } from './find-in-style.ts'
import { SYNTAX } from './syntax.ts'

const inScript = (code: string) => findInScript(code).map(({ feature }) => feature.replace(/^\w+\.(builtins\.)?/, ''))
const inStyle = (code: string) => findInStyle(code).map(({ feature }) => feature.replace(/^css\./, ''))

describe('the finder', () => {
  it('knows every piece of syntax by an entry of the data', () => {
    expect(Object.values(SYNTAX).filter(path => !at(path)?.__compat)).toEqual([])
  })

  it.each([
    ['await using file = open()', ['statements.await_using', 'operators.await.top_level']],
    ['using file = open()', ['statements.using']],
    ['import data from "./a.json" with { type: "json" }', ['statements.import.import_attributes']],
    ['await fetch("/")', ['operators.await.top_level']],
    ['/(?i:a)b/', ['regular_expressions.modifier']],
    ['async () => { for await (const part of stream) use(part) }', ['ReadableStream.@@asyncIterator']],
    ['Promise.try(work)', ['Promise.try']],
    ['window.Promise.try(work)', ['Promise.try']],
    ['Math.sumPrecise(list)', ['Math.sumPrecise']],
    ['Uint8Array.fromBase64(text)', ['Uint8Array.fromBase64']],
    ['URL.parse(text)', ['URL.parse_static']],
    ['Iterator.from(list)', ['Iterator.from']],
    ['new Float16Array(1)', ['Float16Array']],
    ['Temporal.Now.instant()', ['Temporal']],
    ['map.getOrInsertComputed(key, make)', ['Map.getOrInsertComputed']],
    ['bytes.toHex()', ['Uint8Array.toHex']],
    ['requestIdleCallback(work)', ['Window.requestIdleCallback']],
    ['window.requestIdleCallback(work)', ['Window.requestIdleCallback']],
    ['scheduler.postTask(work)', ['scheduler']],
    ['document.startViewTransition(work)', ['Document.startViewTransition']],
    ['page.startViewTransition(work)', ['Document.startViewTransition']],
    ['answer.bytes()', ['Blob.bytes']],
  ])('finds %s', (code, features) => {
    expect(inScript(code)).toEqual(expect.arrayContaining(features))
    expect(inScript(code).length).toBeGreaterThan(0)
  })

  it.each([
    'if ("requestIdleCallback" in window) requestIdleCallback(work)',
    '`requestIdleCallback` in window ? requestIdleCallback(work) : setTimeout(work)',
    'typeof scheduler < "u" && scheduler.postTask(work)',
    'const later = () => { if (!("startViewTransition" in document)) return now(); document.startViewTransition(now) }',
    'document.startViewTransition ? document.startViewTransition(work) : work()',
    'window.requestIdleCallback?.(work)',
    'const make = Promise.try ?? later',
    'if (map.getOrInsertComputed) map.getOrInsertComputed(key, make)',
  ])('lets a use behind a question be: %s', code => {
    expect(inScript(code)).toEqual([])
  })

  it.each([
    'if (ready) requestIdleCallback(work)',
    'if (requestIdleCallback(work)) go()',
    'if (typeof scheduler < "u") go(); Promise.try(work)',
    'Promise.try?.call(work).then(() => Math.sumPrecise(list))',
  ])('is not content with another question: %s', code => {
    expect(inScript(code).length).toBeGreaterThan(0)
  })

  it.each([
    'const requestIdleCallback = work => setTimeout(work); requestIdleCallback(work)',
    '(Temporal => Temporal.Now)(own)',
    'function f() { var Iterator = own; return Iterator.from(list) }',
    'import { scheduler } from "./own.js"; scheduler.postTask(work)',
    'class Stamp { toHex() {} } stamp.toHex()',
    'CSS.escape(name)',
    'list.toSorted().map(one => one.at(-1))',
    'const { popover: Temporal } = props; Temporal()',
    '$({ target: "Promise", stat: true }, { try: function () {} }); Promise.try(work)',
    'x.requestIdleCallback = work',
    '/[(?i:]a/',
  ])('leaves alone what is the script’s own or known to all: %s', code => {
    expect(inScript(code)).toEqual([])
  })

  it.each([
    ['p { field-sizing: content }', ['properties.field-sizing', 'properties.field-sizing.content']],
    ['p { text-wrap: pretty }', ['properties.text-wrap.pretty']],
    [
      ':root { interpolate-size: allow-keywords }',
      ['properties.interpolate-size', 'properties.interpolate-size.allow-keywords'],
    ],
    ['p { top: anchor(bottom) }', ['types.anchor']],
    ['@position-try --below { top: 0 }', ['at-rules.position-try']],
    ['::view-transition-old(root) { opacity: 0 }', ['selectors.view-transition-old']],
    ['@scope (.card) { p { margin: 0 } }', []],
    ['p { color: light-dark(#000, #fff) }', []],
    ['@supports (field-sizing: content) { p { field-sizing: content } }', []],
    ['p { -webkit-user-select: none; user-select: none }', []],
    ['p { user-select: none }', ['properties.user-select']],
    ['@page { size: letter }', ['at-rules.page']],
  ])('reads styles: %s', (css, features) => {
    expect(inStyle(css)).toEqual(expect.arrayContaining(features))
    if (features.length === 0) expect(inStyle(css).filter(one => one !== 'at-rules.scope')).toEqual([])
  })
})
