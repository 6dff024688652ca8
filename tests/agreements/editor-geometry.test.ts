// Field positions: never off their page, whether dragged, typed or copied.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { arranged } from '#web/agreements/editor/fields/arrange.ts'
import { type Field, newField, overPages, pasted } from '#web/agreements/editor/fields/field-edits.ts'
import {
  type Box,
  clamped,
  HANDLES,
  inReadingOrder,
  moved,
  reach,
  resized,
} from '#web/agreements/editor/pages/geometry.ts'
import { everyPage, readPages, writePages } from '#web/agreements/editor/pages/page-ranges.ts'
import { snapped } from '#web/agreements/editor/pages/snapping.ts'

const LETTER = { width: 612, height: 792 }
const sizeOf = () => LETTER
const wild = fc.double({ min: -3, max: 3, noNaN: true })
const size = fc.record({ width: fc.integer({ min: 72, max: 4_000 }), height: fc.integer({ min: 72, max: 4_000 }) })
const anyBox = fc.record({ x: wild, y: wild, w: wild, h: wild })
const onPage = fc.tuple(anyBox, size).map(([box, page]) => ({ box: clamped(box, page), page }))

const lies = ({ x, y, w, h }: Box) => x >= 0 && y >= 0 && w > 0 && h > 0 && x + w <= 1 && y + h <= 1
const close = (one: number, other: number) => Math.abs(one - other) < 3e-6

describe('a field on its page', () => {
  it('stays there however it is moved or sized, and what is there already stays as it is', () => {
    fc.assert(
      fc.property(onPage, wild, wild, fc.constantFrom(...HANDLES), ({ box, page }, dx, dy, handle) => {
        expect(lies(box)).toBe(true)
        expect(clamped(box, page)).toEqual(box)
        const there = moved(box, dx, dy, page)
        expect(lies(there) && there.w === box.w && there.h === box.h).toBe(true)
        const sized = resized(box, handle, dx, dy, page)
        expect(lies(sized)).toBe(true)
        // The sides across do not move, but for what a field too small has to grow.
        if (!handle.includes('w')) expect(close(sized.x, box.x)).toBe(true)
        if (!handle.includes('e')) expect(close(sized.x + sized.w, box.x + box.w)).toBe(true)
        if (!handle.includes('s')) expect(close(sized.y + sized.h, box.y + box.h)).toBe(true)
      }),
    )
  })

  it('comes back to where it was when it is nudged there and back', () => {
    let box = clamped({ x: 0.3, y: 0.3, w: 0.2, h: 0.05 }, LETTER)
    const start = box
    for (let step = 0; step < 50; step++) box = moved(box, 1 / 612, 0, LETTER)
    expect(box.x).toBeCloseTo(start.x + 50 / 612, 4)
    for (let step = 0; step < 50; step++) box = moved(box, -1 / 612, 0, LETTER)
    expect(box).toEqual(start)
  })

  it('goes with the others as far as the first of them reaches an edge', () => {
    fc.assert(
      fc.property(fc.array(onPage, { minLength: 1, maxLength: 6 }), wild, wild, (all, x, y) => {
        const boxes = all.map(({ box }) => box)
        const { dx, dy } = reach(boxes, x, y)
        for (const box of boxes) {
          expect(box.x + dx).toBeGreaterThanOrEqual(-1e-9)
          expect(box.x + box.w + dx).toBeLessThanOrEqual(1 + 1e-9)
          expect(box.y + box.h + dy).toBeLessThanOrEqual(1 + 1e-9)
        }
      }),
    )
  })

  it('catches at the nearest line within reach and at none beyond', () => {
    const box = { x: 0.1, y: 0.1, w: 0.2, h: 0.05 }
    const other = { x: 0.5, y: 0.6, w: 0.2, h: 0.05 }
    const near = { x: 0.01, y: 0.01 }
    const one = snapped(box, { dx: 0.396, dy: 0.3 }, [other], near)
    expect(box.x + one.dx).toBeCloseTo(0.5, 9)
    expect(one.dy).toBe(0.3)
    expect(one.guides).toEqual([{ along: 'x', at: 0.5 }])
    expect(snapped(box, { dx: -0.095, dy: -0.093 }, [], near)).toMatchObject({ dx: -0.1, dy: -0.1 })
    fc.assert(
      fc.property(onPage, onPage, wild, wild, ({ box: mine }, { box: theirs }, dx, dy) => {
        const snap = snapped(mine, { dx, dy }, [theirs], near)
        expect(Math.abs(snap.dx - dx)).toBeLessThanOrEqual(near.x)
        expect(Math.abs(snap.dy - dy)).toBeLessThanOrEqual(near.y)
      }),
    )
  })
})

const field = (id: string, page: number, x: number, y: number): Field => ({
  id,
  type: 'initials',
  page,
  x,
  y,
  w: 0.1,
  h: 0.04,
  signer_role: 'homeowner',
  required: true,
  label: '',
})

describe('fields of several pages', () => {
  it('are read line by line, and a hair of height makes no new line', () => {
    const fields = [
      field('d', 2, 0.1, 0.1),
      field('b', 1, 0.6, 0.5),
      field('a', 1, 0.1, 0.504),
      field('c', 1, 0.1, 0.7),
    ]
    expect(inReadingOrder(fields).map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd'])
  })

  it('are copied over pages once: those that have it already get no second one', () => {
    const one = field('initials-1', 2, 0.8, 0.9)
    const first = overPages([one], [one], everyPage(5), sizeOf)
    expect(first.fields.map(({ page }) => page).sort()).toEqual([1, 2, 3, 4, 5])
    expect(new Set(first.fields.map(({ id }) => id)).size).toBe(5)
    expect(overPages(first.fields, [one], everyPage(5), sizeOf).ids).toEqual([])
    const full = Array.from({ length: 499 }, (_, at) => field(`f${at}`, 1, 0.1, 0.1))
    expect(overPages([...full, one], [one], everyPage(5), sizeOf).ids).toEqual([])
  })

  it('are pasted at the same position on another page, and next to the originals on their own', () => {
    const one = field('initials-1', 2, 0.8, 0.9)
    expect(pasted([one], [one], 4, sizeOf).fields[1]).toMatchObject({ page: 4, x: 0.8, y: 0.9 })
    expect(pasted([one], [one], 2, sizeOf).fields[1]?.x).toBeGreaterThan(0.8)
  })

  it('are put in line, made of one size and spread evenly', () => {
    const three = [field('a', 1, 0.1, 0.1), field('b', 1, 0.3, 0.15), field('c', 1, 0.8, 0.4)]
    const xs = (how: 'left' | 'right' | 'across') => arranged(three, how, sizeOf).map(({ x }) => x)
    expect(xs('left')).toEqual([0.1, 0.1, 0.1])
    expect(xs('right')).toEqual([0.8, 0.8, 0.8])
    expect(xs('across')).toEqual([0.1, 0.45, 0.8])
    expect(
      arranged([...three, { ...field('w', 1, 0.7, 0.9), w: 0.3 }], 'size', sizeOf, {
        ...field('w', 1, 0, 0),
        w: 0.3,
      }).every(lies),
    ).toBe(true)
  })

  it('are placed with their middle where they are dropped, on any page', () => {
    fc.assert(
      fc.property(wild, wild, size, (x, y, page) => {
        expect(lies(newField([], 'signature', 'homeowner', 1, { x, y }, page))).toBe(true)
      }),
    )
  })
})

describe('pages in words', () => {
  it.each([
    ['2-7, 9', [2, 3, 4, 5, 6, 7, 9]],
    ['9 2 – 3;3', [2, 3, 9]],
    [' 1 ', [1]],
  ])('reads %s', (text, pages) => expect(readPages(text, 10)).toEqual({ pages, fault: null }))

  it.each([
    ['', 'Enter pages, such as 2-7, 9.'],
    ['7-2', '7-2 is backward. Enter 2-7.'],
    ['0', 'The document has pages 1 to 10.'],
    ['4-11', 'The document has pages 1 to 10.'],
    ['all', '“all” isn’t a valid page. Enter pages like 2-7, 9.'],
  ])('says what is wrong with “%s”', (text, fault) => expect(readPages(text, 10)).toEqual({ pages: [], fault }))

  it('reads what it writes', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 60 }), { minLength: 1 }), pages => {
        expect(readPages(writePages(pages), 60).pages).toEqual([...pages].sort((a, b) => a - b))
      }),
    )
  })
})
