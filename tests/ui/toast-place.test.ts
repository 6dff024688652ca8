// Where toasts begin: below the actions that would be under them.
import { expect, it, vi } from 'vitest'

vi.mock('react-toastify/unstyled', () => ({ toast: {} }))
const { freeTop } = await import('#web/frame/toast-place.ts')

const at = (top: number, bottom: number) => ({ top, bottom })

it('begins where no action is under it, and at the usual height where there is no room', () => {
  expect(freeTop([], 800)).toBe(56)
  expect(freeTop([at(24, 50)], 800)).toBe(56)
  expect(freeTop([at(40, 60), at(135, 167)], 800)).toBe(68)
  expect(freeTop([at(100, 132), at(140, 172)], 800)).toBe(180)
  expect(
    freeTop(
      Array.from({ length: 20 }, (_, row) => at(row * 40, row * 40 + 32)),
      800,
    ),
  ).toBe(56)
})
