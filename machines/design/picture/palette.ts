// Colors of a house's picture: its own, the same on every page, on paper and in mail. Only its ground is darker where the page around it is dark.
import type { Point3 } from './camera.ts'

type Color = readonly [red: number, green: number, blue: number]

export const COLORS = {
  lawn: [231, 233, 218],
  shadow: [207, 211, 190],
  wall: [240, 233, 221],
  fascia: [252, 250, 245],
  roof: [150, 142, 133],
  ridge: [112, 105, 98],
  panel: [26, 40, 66],
  frame: [142, 158, 184],
  brick: [164, 118, 98],
  glass: [176, 201, 214],
  metal: [190, 190, 186],
  trunk: [124, 100, 78],
  leaf: [128, 152, 98],
  leaf_lit: [152, 174, 116],
  needle: [92, 124, 92],
} as const satisfies Record<string, Color>

/** A picture in a page has the page's color scheme; browsers that give it the system's show the ground of that. */
export const GROUND_AT_NIGHT =
  '<style>@media(prefers-color-scheme:dark){.lawn{fill:#2b2e28}.shadow{fill:#20231e}}</style>'

export const hex = (color: Color) =>
  `#${color.map(part => Math.round(Math.min(255, part)).toString(16).padStart(2, '0')).join('')}`

/** A face in the light of `sun`, a unit vector toward it; never black, since the sky lights it too. */
export function lit(color: Color, normal: Point3, sun: Point3): string {
  const facing = Math.max(0, normal[0] * sun[0] + normal[1] * sun[1] + normal[2] * sun[2])
  const light = 0.7 + 0.38 * facing
  return hex([color[0] * light, color[1] * light, color[2] * light])
}
