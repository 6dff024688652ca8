// The 3D view itself: camera, light and renderer around a drawing. Draws a picture only when something has changed.

import {
  Fog,
  type Group,
  NeutralToneMapping,
  PCFShadowMap,
  PerspectiveCamera,
  Scene,
  Spherical,
  Vector3,
  WebGLRenderer,
} from 'three'
import { OrbitControls } from 'three/addons/controls/OrbitControls.js'
import { THROUGH_DECIDUOUS } from '#machines/design/shade/crown.ts'
import { DEG } from '#machines/lib/angles.ts'
import type { Sun } from '../sunlight/sun-of-day.ts'
import { type DrawnShade, scaleFrom } from '../sunlight/use-shade.ts'
import { accessColor, makeHeat } from './heat-group.ts'
import { type ModuleName, paintModules } from './module-group.ts'
import { readPalette } from './palette.ts'
import { drop, makeSite, type Site, type SiteSource } from './site-group.ts'
import { makeSkyLight } from './sun-group.ts'

type StageSun = { sun: Sun; path: readonly Sun[]; month: number }
export type Stage = {
  show(site: SiteSource): void
  shine(sun: StageSun): void
  /** Null takes the colours of solar access away. */
  paint(shade: DrawnShade | null): void
  resize(width: number, height: number): void
  turn(right_deg: number, up_deg: number): void
  zoom(factor: number): void
  home(): void
  fromAbove(): void
  dispose(): void
}

type Options = {
  canvas: HTMLCanvasElement
  north_deg: number
  /** The camera's direction, clockwise from the drawing's top, in degrees; reported with each frame. */
  onTurned: (looks_deg: number) => void
  onPicture?: (cost: { milliseconds: number; calls: number; triangles: number }) => void
}

/** Throws where the browser has no WebGL. */
export function makeStage({ canvas, north_deg, onTurned, onPicture }: Options): Stage {
  const context = canvas.getContext('webgl2', { antialias: true, powerPreference: 'low-power' })
  if (!context) throw new Error('No WebGL')
  const renderer = new WebGLRenderer({ canvas, context })
  renderer.setPixelRatio(Math.min(window.devicePixelRatio, 2))
  renderer.toneMapping = NeutralToneMapping
  renderer.shadowMap.enabled = true
  renderer.shadowMap.type = PCFShadowMap
  // A shadow moves with the sun, not with the camera.
  renderer.shadowMap.autoUpdate = false
  const scene = new Scene()
  const haze = new Fog(0xffffff)
  scene.fog = haze
  const camera = new PerspectiveCamera(40, 1, 0.1, 2000)
  const controls = new OrbitControls(camera, canvas)
  controls.maxPolarAngle = Math.PI / 2 - 0.02
  controls.enableDamping = false
  let palette = readPalette(canvas)
  const light = makeSkyLight(north_deg, palette)
  scene.add(light.group)
  let shown: SiteSource | null = null
  let lit: StageSun | null = null
  let painted: DrawnShade | null = null
  let site: Site | null = null
  let heat: Group | null = null
  let framed = 0
  let asked = 0
  /** Once the user has turned it, it stays in place. */
  let touched = false

  function ask(shadows = false) {
    if (shadows) renderer.shadowMap.needsUpdate = true
    asked ||= requestAnimationFrame(picture)
  }
  function picture() {
    asked = 0
    const begun = performance.now()
    const away = camera.position.clone().sub(controls.target)
    fadeFarGround(away.length())
    renderer.render(scene, camera)
    onTurned(Math.atan2(-away.x, away.z) * DEG)
    const { calls, triangles } = renderer.info.render
    onPicture?.({ milliseconds: performance.now() - begun, calls, triangles })
  }
  /** The ground ends in haze rather than at an edge. */
  function fadeFarGround(distance: number) {
    if (!site) return
    haze.color.copy(palette.haze)
    haze.near = distance + site.radius_m
    haze.far = distance + site.radius_m * 3.6
  }
  function build() {
    if (!shown) return
    if (site) {
      scene.remove(site.group)
      drop(site.group)
    }
    site = makeSite({ ...shown, palette }, () => ask())
    scene.add(site.group)
    scene.background = palette.haze
    light.fit(site.house.radius_m, site.radius_m, palette)
    controls.minDistance = 3
    controls.maxDistance = site.radius_m * 8
    if (!touched) home()
    shineNow()
    paintNow()
  }
  function shineNow() {
    if (!lit) return
    light.show(lit.sun, lit.path)
    // A bare crown lets light and sight through.
    if (site) site.leaves.opacity = 1 - (THROUGH_DECIDUOUS[lit.month] ?? 0)
    ask(true)
  }
  function paintNow() {
    if (heat) {
      scene.remove(heat)
      drop(heat)
      heat = null
    }
    if (!site || !shown) return
    const access = new Map(painted?.modules.map(one => [`${one.plane_id}:${one.index}`, one.access]))
    const from = painted ? scaleFrom(painted) : 0
    const colorOf = ({ plane_id, index }: ModuleName) => {
      const share = access.get(`${plane_id}:${index}`)
      return share === undefined ? null : accessColor(share, from)
    }
    paintModules(site.modules, painted && colorOf)
    if (painted) {
      heat = makeHeat(shown.drawing, painted.surface, painted.square_m, from)
      scene.add(heat)
    }
    ask()
  }
  function lookFrom(spherical: Spherical) {
    spherical.phi = Math.min(Math.max(spherical.phi, 0.01), controls.maxPolarAngle)
    spherical.radius = Math.min(Math.max(spherical.radius, controls.minDistance), controls.maxDistance)
    camera.position.setFromSpherical(spherical).add(controls.target)
    controls.update()
    ask()
  }
  /** A tall window shows less to the sides: the camera steps back. */
  const narrowness = () => Math.min(1, 0.35 + 0.65 * camera.aspect)
  const where = () => new Spherical().setFromVector3(camera.position.clone().sub(controls.target))
  function home() {
    const house = site?.house ?? { x: 0, y: 0, radius_m: 10, height_m: 4 }
    framed = house.radius_m
    controls.target.copy(new Vector3(house.x, house.height_m * 0.5 + framed * 0.26, -house.y))
    // From the south and above, a little to the side, whichever way the paper is turned.
    lookFrom(new Spherical((framed * 3.25) / narrowness(), 66 / DEG, (north_deg + 24) / DEG))
  }

  const themes = new MutationObserver(() => {
    palette = readPalette(canvas)
    build()
  })
  themes.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] })
  controls.addEventListener('change', () => ask())
  controls.addEventListener('start', () => {
    touched = true
  })
  return {
    show(next) {
      shown = next
      build()
    },
    shine(next) {
      lit = next
      shineNow()
    },
    paint(next) {
      painted = next
      paintNow()
    },
    resize(width, height) {
      renderer.setSize(width, height, false)
      camera.aspect = width / Math.max(1, height)
      camera.updateProjectionMatrix()
      if (!touched) home()
      ask()
    },
    turn(right_deg, up_deg) {
      touched = true
      const from = where()
      lookFrom(new Spherical(from.radius, from.phi - up_deg / DEG, from.theta - right_deg / DEG))
    },
    zoom(factor) {
      touched = true
      const from = where()
      lookFrom(new Spherical(from.radius * factor, from.phi, from.theta))
    },
    home,
    fromAbove() {
      touched = true
      lookFrom(new Spherical((framed * 3) / narrowness(), 0.01, north_deg / DEG))
    },
    dispose() {
      themes.disconnect()
      cancelAnimationFrame(asked)
      controls.dispose()
      drop(scene)
      renderer.dispose()
    },
  }
}
