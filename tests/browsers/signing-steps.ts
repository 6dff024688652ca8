// A signer's way through an agreement, the same on a homeowner's phone and on the rep's own device.
import { expect } from '@playwright/test'
import { draw, type Part, type Screen, seen } from './screen.ts'

const HAND = Array.from({ length: 13 }, (_, step) => [40 + step * 18, 90 + Math.sin(step) * 40] as const)

export const press = (screen: Screen, name: string) => screen.getByRole('button', { name, exact: true }).click()

/** Page by page to the first field; every page in sight has text, or is a picture with something on it. */
export async function readAll(screen: Screen, first_field: Part) {
  const next = screen.getByRole('button', { name: 'Next page', exact: true })
  await seen(screen.getByRole('region', { name: 'Page 1', exact: true }))
  await expect(async () => {
    if (await next.isVisible()) await next.click({ timeout: 1_000 })
    expect(await first_field.isVisible()).toBe(true)
    expect(await next.isVisible()).toBe(false)
  }).toPass()
  const inked = () =>
    screen.evaluate(
      () =>
        [...document.querySelectorAll<HTMLElement>('[data-page]')].map(page => {
          const canvas = page.querySelector('canvas')
          if (!canvas) return page.innerText.trim() !== ''
          const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? []
          return pixels.some((value, index) => index % 4 === 0 && value < 128)
        }),
      undefined,
    )
  await expect.poll(async () => new Set(await inked())).toEqual(new Set([true]))
}

export async function adoptSignature(screen: Screen, way: 'drawn' | 'typed') {
  await press(screen, 'Sign here')
  if (way === 'drawn') await draw(screen, screen.getByRole('img', { name: /draw here/ }), HAND)
  else {
    await press(screen, 'Type')
    await seen(screen.getByRole('img', { name: 'Signature preview' }))
  }
  await press(screen, 'Use it and sign here')
}

export async function finish(screen: Screen) {
  await press(screen, 'Review and sign')
  await press(screen, 'Sign this agreement')
  await seen(screen.getByRole('heading', { name: 'Signed. Thank you.' }))
}
