// Calculates shade in a worker, so that drawing stays smooth. Used by use-shade.ts.
import {
  type Panel,
  type Shade,
  type ShadedDrawing,
  type SurfaceShade,
  shadeOf,
  squareSide,
  surfaceShade,
} from '#machines/design/shade/shade-of.ts'
import type { WeatherYear } from '#machines/design/weather/weather-year.ts'
import { type Sunlight, weatherOf } from './sunlight-year.ts'

export type ShadeQuestion =
  | { type: 'sunlight'; sunlight: Sunlight }
  | { type: 'drawing'; key: string; drawing: ShadedDrawing; panels: readonly Panel[] }
export type ShadeAnswer = Shade & { key: string; surface: SurfaceShade[]; square_m: number }

let weather: WeatherYear | undefined

self.addEventListener('message', ({ data }: MessageEvent<ShadeQuestion>) => {
  if (data.type === 'sunlight') {
    weather = weatherOf(data.sunlight)
    return
  }
  if (!weather) return
  const { key, drawing, panels } = data
  const answer: ShadeAnswer = {
    key,
    ...shadeOf(drawing, panels, { ...weather, weather }),
    surface: surfaceShade(drawing, { ...weather, weather }),
    square_m: squareSide(drawing),
  }
  self.postMessage(answer)
})
