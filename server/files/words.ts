// Texts about uploading, opening and deleting files. An actor's name precedes each sentence of the log.
import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  choose_image_or_pdf: { en: 'Choose an image or a PDF.', es: 'Elija una imagen o un PDF.' },
  file_uploaded: { en: 'uploaded {name}', es: 'subió {name}' },
  file_deleted: { en: 'deleted {name}', es: 'eliminó {name}' },
  image_in_drawing: {
    en: 'The roof is drawn on this image. Remove it from the drawing first.',
    es: 'El techo está dibujado sobre esta imagen. Primero quítela del dibujo.',
  },
  link_expired: {
    en: 'This link has expired. Go back and reload the page.',
    es: 'Este enlace venció. Regrese y vuelva a cargar la página.',
  },
  signed_paper: {
    en: 'This is the signed copy of “{name}”. Undo the paper signature first.',
    es: 'Esta es la copia firmada de “{name}”. Primero deshaga la firma en papel.',
  },
  lender_evidence: {
    en: 'A lender record uses this file as evidence. Undo the record first.',
    es: 'Un registro de la financiera usa este archivo como comprobante. Primero deshaga el registro.',
  },
  not_an_image: {
    en: 'This isn’t an image. Choose a PNG, JPEG or WebP file.',
    es: 'Esto no es una imagen. Elija un archivo PNG, JPEG o WebP.',
  },
  broken_image: {
    en: 'This image is incomplete or damaged. Save it again and retry.',
    es: 'Esta imagen está incompleta o dañada. Guárdela de nuevo e inténtelo otra vez.',
  },
  image_too_large: {
    en: 'This image is {longest} pixels long. Resize it to {most} pixels or less.',
    es: 'Esta imagen mide {longest} píxeles de lado. Redúzcala a {most} píxeles o menos.',
  },
  choose_supported_file: {
    en: 'Choose a PNG, JPEG or WebP image, or a PDF.',
    es: 'Elija una imagen PNG, JPEG o WebP, o un PDF.',
  },
  pdf_not_image: {
    en: 'This is a PDF. Choose a PNG, JPEG or WebP image.',
    es: 'Esto es un PDF. Elija una imagen PNG, JPEG o WebP.',
  },
  storage_full: {
    en: 'Your company uses {used} of its {most}. Delete files you no longer need, or ask us for more space.',
    es: 'Su empresa usa {used} de sus {most}. Elimine archivos que ya no necesite o pídanos más espacio.',
  },
  agreement_kept: {
    en: 'Signed agreements can’t be deleted. You can void it; it stays in the files.',
    es: 'Los contratos firmados no se pueden eliminar. Puede anularlo; seguirá entre los archivos.',
  },
  name_required: { en: 'Enter a file name.', es: 'Ingrese el nombre del archivo.' },
})
