// The sun over the house: its path through the chosen day, its position, and its light.
import {
  BackSide,
  BufferGeometry,
  Color,
  DirectionalLight,
  Float32BufferAttribute,
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

type SkyLight = {
  group: Group
  show(sun: Sun, path: readonly Sun[]): void
  /** For another house size or palette, and everything around it. */
  fit(house_m: number, radius_m: number, palette: Palette): void
}

const SHADOW_MAP_PX = 2048
const WHITE = new Color(0xffffff)
const LOW_SUN = new Color(0xffc58a)

/** Haze at the horizon, sky above it. */
function paintDome(geometry: SphereGeometry, { haze, sky }: Palette) {
  const place = geometry.getAttribute('position')
  const colors: number[] = []
  for (let index = 0; index < place.count; index++) {
    const { r, g, b } = haze.clone().lerp(sky, Math.min(1, Math.max(0, place.getY(index)) / 0.5) ** 0.7)
    colors.push(r, g, b)
  }
  geometry.setAttribute('color', new Float32BufferAttribute(colors, 3))
}

export function makeSkyLight(north_deg: number, palette: Palette): SkyLight {
  const group = new Group()
  const light = new DirectionalLight(0xffffff, 2.4)
  light.castShadow = true
  light.shadow.mapSize.set(SHADOW_MAP_PX, SHADOW_MAP_PX)
  light.shadow.bias = -0.0004
  light.shadow.normalBias = 0.05
  // The edge of a shadow is soft: the sun is no point.
  light.shadow.radius = 3.5
  const sky = new HemisphereLight(0xffffff, 0xffffff, 1.4)
  const dome = new Mesh(
    new SphereGeometry(1, 24, 24),
    new MeshBasicMaterial({ vertexColors: true, side: BackSide, fog: false, toneMapped: false, depthWrite: false }),
  )
  dome.renderOrder = -1
  const disc = new Mesh(new SphereGeometry(1, 20, 14), new MeshBasicMaterial({ color: palette.sun }))
  const way = new LineDashedMaterial({ color: palette.sun, dashSize: 0.8, gapSize: 0.4 })
  const line = new Line(new BufferGeometry(), way)
  group.add(light, light.target, sky, dome, disc, line)
  let reach_m = 20
  let shade_m = 20
  const far = (sun: Sun): Vector3 => towards(sun.azimuth_deg, sun.elevation_deg, north_deg).multiplyScalar(reach_m)
  return {
    group,
    fit(house_m, radius_m, colors) {
      reach_m = house_m * 1.5
      disc.scale.setScalar(reach_m / 26)
      dome.scale.setScalar(radius_m * 9)
      paintDome(dome.geometry, colors)
      disc.material.color.copy(colors.sun)
      way.color.copy(colors.sun)
      sky.groundColor.copy(colors.ground).lerp(WHITE, 0.6)
      sky.color.copy(WHITE).lerp(colors.dark ? WHITE : colors.sky, 0.35)
      shade_m = radius_m
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
      light.intensity = 2.7 * Math.min(1, 0.35 + sun.elevation_deg / 25)
      light.color.copy(LOW_SUN).lerp(WHITE, Math.min(1, Math.max(0, sun.elevation_deg / 30)))
      sky.intensity = up ? 2 : 1
      disc.position.copy(far(sun))
      light.position.copy(towards(sun.azimuth_deg, sun.elevation_deg, north_deg)).multiplyScalar(shade_m * 2)
      line.visible = path.length > 1
      line.geometry.dispose()
      line.geometry = new BufferGeometry().setFromPoints(path.map(far))
      line.computeLineDistances()
    },
  }
}
