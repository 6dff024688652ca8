// The sun over the house: its path through the chosen day, where it stands, and the light it throws.
import {
  BufferGeometry,
  DirectionalLight,
  Group,
  HemisphereLight,
  Line,
  LineDashedMaterial,
  Mesh,
  MeshBasicMaterial,
  SphereGeometry,
  type Vector3,
} from 'three'
import type { Sun } from '../sunlight/sun-of-day.ts'
import type { Palette } from './palette.ts'
import { towards } from './shapes.ts'

export type SkyLight = {
  group: Group
  show(sun: Sun, path: readonly Sun[]): void
  /** For a house of another size or colours. */
  fit(radius_m: number, palette: Palette): void
}

const SHADOW_MAP_PX = 2048

export function makeSkyLight(north_deg: number, palette: Palette): SkyLight {
  const group = new Group()
  const light = new DirectionalLight(0xffffff, 2.4)
  light.castShadow = true
  light.shadow.mapSize.set(SHADOW_MAP_PX, SHADOW_MAP_PX)
  light.shadow.bias = -0.0004
  light.shadow.normalBias = 0.05
  const sky = new HemisphereLight(0xffffff, 0xffffff, 1.4)
  const disc = new Mesh(new SphereGeometry(1, 20, 14), new MeshBasicMaterial({ color: palette.sun }))
  const way = new LineDashedMaterial({ color: palette.sun, dashSize: 0.8, gapSize: 0.4 })
  const line = new Line(new BufferGeometry(), way)
  group.add(light, light.target, sky, disc, line)
  let reach_m = 20
  const far = (sun: Sun): Vector3 => towards(sun.azimuth_deg, sun.elevation_deg, north_deg).multiplyScalar(reach_m)
  return {
    group,
    fit(radius_m, colors) {
      reach_m = radius_m * 1.15
      disc.scale.setScalar(reach_m / 24)
      disc.material.color.copy(colors.sun)
      way.color.copy(colors.sun)
      sky.groundColor.copy(colors.ground)
      const camera = light.shadow.camera
      camera.left = camera.bottom = -radius_m * 1.4
      camera.right = camera.top = radius_m * 1.4
      camera.near = 0.1
      camera.far = radius_m * 6
      camera.updateProjectionMatrix()
    },
    show(sun, path) {
      const up = sun.elevation_deg > 0
      disc.visible = up
      light.visible = up
      // Low sun is weak sun; after sunset a little light is left to see by.
      light.intensity = 2.3 * Math.min(1, 0.35 + sun.elevation_deg / 25)
      sky.intensity = up ? 1.2 : 0.7
      disc.position.copy(far(sun))
      light.position.copy(far(sun)).multiplyScalar(2)
      line.visible = path.length > 1
      line.geometry.dispose()
      line.geometry = new BufferGeometry().setFromPoints(path.map(far))
      line.computeLineDistances()
    },
  }
}
