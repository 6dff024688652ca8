// Why a picture that should know its place can't be used.
import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  choose_map_picture: {
    en: 'Choose a GeoTIFF, or a JPEG or PNG with its world file.',
    es: 'Elija un GeoTIFF, o un JPEG o PNG con su archivo de georreferencia.',
  },
  not_a_map_picture: {
    en: 'This is not a TIFF, JPEG or PNG.',
    es: 'Este archivo no es TIFF, JPEG ni PNG.',
  },
  picture_damaged: {
    en: 'This picture is cut off or damaged. Export it again.',
    es: 'Esta imagen está incompleta o dañada. Expórtela de nuevo.',
  },
  tiff_damaged: {
    en: 'This TIFF is cut off or damaged. Export it again.',
    es: 'Este TIFF está incompleto o dañado. Expórtelo de nuevo.',
  },
  tiff_compression: {
    en: 'We can’t read this TIFF’s compression. Export it with LZW, Deflate or JPEG.',
    es: 'No podemos leer la compresión de este TIFF. Expórtelo con LZW, Deflate o JPEG.',
  },
  tiff_bits: {
    en: 'This TIFF has {bits} bits per color. Export it with 8.',
    es: 'Este TIFF tiene {bits} bits por color. Expórtelo con 8.',
  },
  tiff_bands: {
    en: 'This TIFF’s {bands} bands aren’t red, green and blue. Export those three.',
    es: 'Las {bands} bandas de este TIFF no son rojo, verde y azul. Exporte esas tres.',
  },
  too_many_pixels: {
    en: 'This picture is too large to read whole. Export it as a tiled GeoTIFF, or only around the house.',
    es: 'Esta imagen es demasiado grande. Expórtela como GeoTIFF en mosaicos o solo alrededor de la casa.',
  },
  broken_world: {
    en: 'The world file isn’t six numbers, one per line.',
    es: 'El archivo de georreferencia no tiene seis números, uno por línea.',
  },
  no_georeference: {
    en: 'This picture doesn’t say where it is. Choose its world file with it (.tfw, .jgw or .pgw).',
    es: 'Esta imagen no indica su ubicación. Elija también su archivo .tfw, .jgw o .pgw.',
  },
  no_system: {
    en: 'The files don’t name a coordinate system. Enter its EPSG code, or choose the .prj file too.',
    es: 'Los archivos no indican el sistema de coordenadas. Ingrese su código EPSG o elija también el .prj.',
  },
  unknown_system: {
    en: 'We don’t know this picture’s coordinate system. Enter its EPSG code.',
    es: 'No conocemos el sistema de coordenadas de esta imagen. Ingrese su código EPSG.',
  },
  unknown_code: {
    en: 'We don’t know EPSG:{code}.',
    es: 'No conocemos EPSG:{code}.',
  },
  elsewhere: {
    en: 'This picture is {miles, number} mi from the address. Check its coordinate system and the address.',
    es: 'Esta imagen está a {miles, number} mi de la dirección. Revise su sistema de coordenadas y la dirección.',
  },
  only_edge: {
    en: 'Only the edge of this picture is near the address. Choose one that shows the house.',
    es: 'Solo el borde de esta imagen está cerca de la dirección. Elija una que muestre la casa.',
  },
  too_coarse: {
    en: 'Each pixel is {feet} ft wide, too coarse for a roof. Choose a finer picture.',
    es: 'Cada píxel mide {feet} pies: es poco detalle para un techo. Elija una imagen más fina.',
  },
  placed_picture: {
    en: 'placed the picture {name} on the site',
    es: 'colocó la imagen {name} en el sitio',
  },
})
