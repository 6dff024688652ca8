// The ground: a lawn that fades into haze, and over it the site's image or the map, if there is one.
import {
  CanvasTexture,
  CircleGeometry,
  Group,
  Mesh,
  MeshLambertMaterial,
  PlaneGeometry,
  SRGBColorSpace,
  type Texture,
  TextureLoader,
} from 'three'
import { tilesAround } from '../canvas/map-tiles.tsx'
import type { Drawing } from '../drawing-types.ts'
import type { Palette } from './palette.ts'
import { groundTexture } from './textures.ts'

export type MapSource = { url: string; place: { latitude: number; longitude: number } }
type Source = { drawing: Drawing; image_src: string | null; map: MapSource | null; palette: Palette; radius_m: number }

export function makeGround({ drawing, image_src, map, palette, radius_m }: Source, changed: () => void): Group {
  const group = new Group()
  const texture = groundTexture()
  const reach = radius_m * 4
  // The circle's pattern is a square from 0 to 1.
  texture.repeat.set((reach * 2) / 9, (reach * 2) / 9)
  const soil = new Mesh(new CircleGeometry(reach, 96), new MeshLambertMaterial({ color: palette.ground, map: texture }))
  lay(soil, 0, 0, -0.04)
  group.add(soil)
  const { backdrop, image, width_m, depth_m, north_deg } = drawing
  if (backdrop === 'image' && image && image_src) {
    const size = image.meters_per_pixel
    const sheet = pictureSheet(image.width_px * size, image.height_px * size)
    lay(sheet.mesh, image.x_m, image.y_m, 0)
    group.add(sheet.mesh)
    new TextureLoader().load(image_src, loaded => sheet.show(loaded, changed))
  } else if (backdrop === 'map' && map) {
    const side_m = Math.max(width_m, depth_m)
    const sheet = pictureSheet(side_m, side_m)
    lay(sheet.mesh, 0, 0, 0)
    group.add(sheet.mesh)
    void mapPicture(map, side_m, north_deg).then(picture => picture && sheet.show(picture, changed))
  }
  return group
}

function lay(mesh: Mesh, x: number, y: number, height: number) {
  mesh.rotation.x = -Math.PI / 2
  mesh.position.set(x, height, -y)
  mesh.receiveShadow = true
}

function pictureSheet(width_m: number, depth_m: number) {
  const material = new MeshLambertMaterial({ transparent: true, opacity: 0 })
  const mesh = new Mesh(new PlaneGeometry(width_m, depth_m), material)
  return {
    mesh,
    show(texture: Texture, changed: () => void) {
      texture.colorSpace = SRGBColorSpace
      texture.anisotropy = 8
      material.map = texture
      material.opacity = 1
      material.transparent = false
      material.needsUpdate = true
      changed()
    },
  }
}

const PICTURE_PX = 2048

/** The tiles around the place as one picture. Null where their server does not let other pages read them. */
async function mapPicture({ url, place }: MapSource, side_m: number, north_deg: number): Promise<Texture | null> {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = PICTURE_PX
  const pen = canvas.getContext('2d')
  if (!pen) return null
  const scale = PICTURE_PX / side_m
  pen.translate(PICTURE_PX / 2, PICTURE_PX / 2)
  pen.rotate((-north_deg * Math.PI) / 180)
  pen.scale(scale, scale)
  const tiles = tilesAround(place, side_m * Math.SQRT2, scale)
  const drawn = await Promise.all(
    tiles.map(async ({ z, x, y, left_m, top_m, side_m: side }) => {
      const tile = new Image()
      tile.crossOrigin = 'anonymous'
      tile.src = url.replace('{z}', String(z)).replace('{x}', String(x)).replace('{y}', String(y))
      const here = await tile.decode().then(
        () => true,
        () => false,
      )
      if (here) pen.drawImage(tile, left_m, top_m, side * 1.002, side * 1.002)
      return here
    }),
  )
  return drawn.includes(true) ? new CanvasTexture(canvas) : null
}
