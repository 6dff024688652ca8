// The design tokens as the 3D view's colours. The browser turns whatever CSS writes (OKLCH) into red, green and blue.
import { Color, SRGBColorSpace } from 'three'

const TOKENS = {
  sky: '--page',
  ground: '--hairline',
  line: '--hairline-strong',
  roof: '--loss',
  wall: '--surface',
  object: '--ink-3',
  leaves: '--success',
  sun: '--production',
  ink: '--ink-2',
} as const

export type Palette = Record<keyof typeof TOKENS, Color> & { dark: boolean }

export function readPalette(element: Element): Palette {
  const style = getComputedStyle(element)
  const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
  const colorOf = (token: string) => {
    const color = new Color()
    if (!context) return color
    context.fillStyle = style.getPropertyValue(token)
    context.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data
    return color.setRGB(red / 255, green / 255, blue / 255, SRGBColorSpace)
  }
  const dark = element.closest('[data-theme]')?.getAttribute('data-theme') === 'dark'
  return {
    sky: colorOf(TOKENS.sky),
    ground: colorOf(TOKENS.ground),
    line: colorOf(TOKENS.line),
    roof: colorOf(TOKENS.roof),
    // By day a wall is bright in either theme.
    wall: dark ? colorOf(TOKENS.object) : colorOf(TOKENS.wall),
    object: colorOf(TOKENS.object),
    leaves: colorOf(TOKENS.leaves).multiplyScalar(dark ? 0.8 : 1.8),
    sun: colorOf(TOKENS.sun),
    ink: colorOf(TOKENS.ink),
    dark,
  }
}
