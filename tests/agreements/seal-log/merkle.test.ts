// The tree against RFC 9162 itself: its recursive definitions, written down here a second time, and the roots known for
// Certificate Transparency's eight leaves.
import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isConsistent, isIncluded, leafHash } from '#machines/agreements/seal-log/check-proof.ts'
import { consistencyPath, inclusionPath, type Range } from '#machines/agreements/seal-log/merkle.ts'
import {
  addLeaf,
  EMPTY_ROOT,
  type Hash,
  hashLeaf,
  hashOfRange,
  keepFrontier,
  rootOf,
} from '#server/agreements/seal-log/tree-hash.ts'

const hex = (hash: Hash) => Buffer.from(hash).toString('hex')
const sha256 = (...parts: (string | Uint8Array)[]) =>
  parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest()

/** MTH of 2.1.1, word for word. */
function mth(leaves: readonly string[]): Buffer {
  if (leaves.length === 0) return sha256('')
  if (leaves.length === 1) return sha256(Buffer.from([0]), leaves[0] ?? '')
  const k = 2 ** (Math.ceil(Math.log2(leaves.length)) - 1)
  return sha256(Buffer.from([1]), mth(leaves.slice(0, k)), mth(leaves.slice(k)))
}

function treeOf(leaves: readonly string[]) {
  const nodes = new Map<string, Hash>()
  for (const [index, leaf] of leaves.entries()) addLeaf(index, hashLeaf(leaf), nodes)
  const hashes = (ranges: Range[]) => ranges.map(range => hex(hashOfRange(range, nodes)))
  return {
    root: (size: number) => hex(rootOf(size, nodes)),
    inclusion: (index: number, size: number) => hashes(inclusionPath(index, size)),
    consistency: (before: number, size: number) => hashes(consistencyPath(before, size)),
  }
}

const named = (count: number) => Array.from({ length: count }, (_, index) => `leaf ${index}`)

/** A tree, and two sizes in it. */
const sizes = fc
  .integer({ min: 1, max: 300 })
  .chain(size => fc.tuple(fc.constant(size), fc.integer({ min: 1, max: size })))

describe('the tree', () => {
  it('has the roots known for eight leaves, and that of nothing', () => {
    const leaves = ['', '00', '10', '2021', '3031', '40414243', '5051525354555657', '606162636465666768696a6b6c6d6e6f']
    const nodes = new Map<string, Hash>()
    for (const [index, leaf] of leaves.entries()) addLeaf(index, hashLeaf(Buffer.from(leaf, 'hex')), nodes)
    expect(leaves.map((_, index) => hex(rootOf(index + 1, nodes)))).toEqual([
      '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
      'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125',
      'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77',
      'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
      '4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4',
      '76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef',
      'ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c',
      '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328',
    ])
    expect(hex(EMPTY_ROOT)).toBe(hex(sha256('')))
  })

  it('has the root RFC 9162 defines, grown leaf by leaf with only its frontier kept', () => {
    const leaves = named(130)
    const nodes = new Map<string, Hash>()
    for (const [index, leaf] of leaves.entries()) {
      addLeaf(index, hashLeaf(leaf), nodes)
      keepFrontier(index + 1, nodes)
      expect(nodes.size).toBeLessThanOrEqual(8)
      expect(hex(rootOf(index + 1, nodes))).toBe(hex(mth(leaves.slice(0, index + 1))))
    }
  })

  it('proves every leaf of every tree up to 40, and no leaf elsewhere', async () => {
    const leaves = named(40)
    const tree = treeOf(leaves)
    for (let size = 1; size <= 40; size++)
      for (let index = 0; index < size; index++) {
        const proof = { leaf: await leafHash(leaves[index] ?? ''), index, size, root: tree.root(size) }
        const path = tree.inclusion(index, size)
        expect(await isIncluded({ ...proof, path })).toBe(true)
        if (size > 1) expect(await isIncluded({ ...proof, index: (index + 1) % size, path })).toBe(false)
        expect(await isIncluded({ ...proof, path: [...path, proof.leaf] })).toBe(false)
        expect(await isIncluded({ ...proof, path: path.slice(1) })).toBe(size === 1)
      }
  })

  it('proves that any tree begins with any smaller one, and with no other of that size', async () => {
    await fc.assert(
      fc.asyncProperty(sizes, fc.nat(), async ([size, before], place) => {
        const leaves = named(size)
        const tree = treeOf(leaves)
        const [older, newer] = [
          { size: before, root: tree.root(before) },
          { size, root: tree.root(size) },
        ]
        const path = tree.consistency(before, size)
        expect(await isConsistent(older, newer, path)).toBe(true)
        const changed = treeOf(leaves.with(place % before, 'changed'))
        expect(await isConsistent({ ...older, root: changed.root(before) }, newer, path)).toBe(false)
        expect(await isConsistent(older, { ...newer, root: changed.root(size) }, path)).toBe(false)
        expect(await isConsistent(older, { size, root: changed.root(size) }, changed.consistency(before, size))).toBe(
          false,
        )
      }),
      { numRuns: 60 },
    )
  })

  it('takes no proof with a bit flipped', async () => {
    await fc.assert(
      fc.asyncProperty(sizes, fc.nat(), fc.nat(255), async ([size, before], place, bit) => {
        const tree = treeOf(named(size))
        const flip = (hash: string) => {
          const bytes = Buffer.from(hash, 'hex')
          bytes[bit >> 3] = (bytes[bit >> 3] ?? 0) ^ (1 << (bit & 7))
          return bytes.toString('hex')
        }
        const path = tree.inclusion(before - 1, size)
        if (path.length > 0) {
          const at = place % path.length
          const leaf = await leafHash(`leaf ${before - 1}`)
          const proof = { leaf, index: before - 1, size, root: tree.root(size) }
          expect(await isIncluded({ ...proof, path: path.with(at, flip(path[at] ?? '')) })).toBe(false)
        }
        const between = tree.consistency(before, size)
        if (between.length > 0) {
          const at = place % between.length
          const [older, newer] = [before, size].map(one => ({ size: one, root: tree.root(one) }))
          if (older && newer)
            expect(await isConsistent(older, newer, between.with(at, flip(between[at] ?? '')))).toBe(false)
        }
      }),
      { numRuns: 60 },
    )
  })
})
