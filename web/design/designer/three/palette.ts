// The colours of the 3D view. The sun and, by day, the haze are the design's tokens, which the browser turns from whatever CSS writes (OKLCH)
// into red, green and blue; house, garden and sky have their own, as things have outdoors.
import { Color, SRGBColorSpace } from 'three'
import type { RoofType } from './textures.ts'

const TOKENS = { haze: '--page', sun: '--production' } as const

const OUTDOORS = {
  sky: 0xbcd6ea,
  ground: 0xb9c59f,
  wall: 0xf5eee2,
  foot: 0xdcd2c2,
  trim: 0xfaf8f3,
  metal: 0xe4e5e4,
  brick: 0xc2a08e,
  glass: 0x3c566e,
  neighbor: 0xd9d5cc,
  bark: 0x9a846e,
  leaves: 0x93b070,
  needles: 0x76a07a,
  roof: 0x77736f,
  cap: 0x55524f,
} as const
/** In the dark theme the same garden by dusk: a black sky over a lit roof looks wrong. */
const DUSK: Partial<Record<keyof typeof OUTDOORS, number>> & { haze: number } = {
  haze: 0x3d4a57,
  sky: 0x24303d,
  ground: 0x4b5644,
  neighbor: 0x8d897f,
}

const ROOFS: Partial<Record<NonNullable<RoofType>, number>> = {
  concrete_tile: 0xa58a78,
  clay_tile: 0xc4714c,
  metal_standing_seam: 0x8796a0,
  metal_corrugated: 0x9aa3a8,
  flat: 0xd6d4ce,
  wood_shake: 0x94795c,
  slate: 0x646d78,
}

export type Palette = Record<keyof typeof TOKENS | keyof typeof OUTDOORS, Color> & {
  dark: boolean
  /** The same with this covering's colour on the roof. */
  ofRoof: (type: RoofType) => Palette
}

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
  const of = (name: keyof typeof OUTDOORS) => new Color((dark && DUSK[name]) || OUTDOORS[name])
  const palette: Palette = {
    haze: dark ? new Color(DUSK.haze) : colorOf(TOKENS.haze),
    sun: colorOf(TOKENS.sun),
    sky: of('sky'),
    ground: of('ground'),
    wall: of('wall'),
    foot: of('foot'),
    trim: of('trim'),
    metal: of('metal'),
    brick: of('brick'),
    glass: of('glass'),
    neighbor: of('neighbor'),
    bark: of('bark'),
    leaves: of('leaves'),
    needles: of('needles'),
    roof: of('roof'),
    cap: of('cap'),
    dark,
    ofRoof: type => {
      const roof = new Color((type && ROOFS[type]) ?? OUTDOORS.roof)
      return { ...palette, roof, cap: roof.clone().multiplyScalar(0.55) }
    },
  }
  return palette
}
