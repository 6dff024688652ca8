// Why a file of tables can’t be opened, or its import undone.
import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  undo_expired: {
    en: 'Imports can be undone for {days} days.',
    es: 'Las importaciones se pueden deshacer durante {days} días.',
  },
  not_unpacked: {
    en: 'This file couldn’t be unpacked. Choose it again, or unpack it first.',
    es: 'No se pudo descomprimir este archivo. Elíjalo de nuevo o descomprímalo antes.',
  },
  not_a_workbook: {
    en: 'This workbook can’t be opened. Save it as XLSX or CSV and choose it again.',
    es: 'No se puede abrir este libro. Guárdelo como XLSX o CSV y elíjalo de nuevo.',
  },
  encrypted: {
    en: 'This workbook is password-protected. Save it without a password and choose it again.',
    es: 'Este libro está protegido con contraseña. Guárdelo sin ella y elíjalo de nuevo.',
  },
  too_large: {
    en: 'Unpacked, this file is larger than {most} MB. Split the list and import the parts.',
    es: 'Descomprimido, este archivo supera {most} MB. Divida la lista e importe las partes.',
  },
})
