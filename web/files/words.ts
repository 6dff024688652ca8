import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  site_image: { en: 'Site image', es: 'Imagen del sitio' },
  photo: { en: 'Photo', es: 'Foto' },
  document: { en: 'Document', es: 'Documento' },
  signed_agreement: { en: 'Signed agreement', es: 'Contrato firmado' },
  width_px_height_px: { en: ' · {width_px} × {height_px} px', es: ' · {width_px} × {height_px} px' },
  open_name: { en: 'Open {name}', es: 'Abrir {name}' },
  sent_sealed: { en: 'Sent by {uploaded_by_name}, sealed', es: 'Enviado por {uploaded_by_name}, sellado' },
  download_name: { en: 'Download {name}', es: 'Descargar {name}' },
  sign_report_of: { en: 'Sign report for {name}', es: 'Informe de firmas de {name}' },
  sign_report: { en: 'Sign report', es: 'Informe de firmas' },
  delete_name: { en: 'Delete {name}', es: 'Eliminar {name}' },
  position_of_count: { en: '{at} of {count}', es: '{at} de {count}' },
  previous_file: { en: 'Previous file', es: 'Archivo anterior' },
  next_file: { en: 'Next file', es: 'Archivo siguiente' },
  files: { en: 'Files', es: 'Archivos' },
  agreements_appear_here_once: {
    en: 'Agreements appear here once signed and sealed',
    es: 'Los contratos aparecen aquí una vez firmados y sellados',
  },
  no_files_yet: { en: 'No files yet', es: 'Aún no hay archivos' },
  photos_roof_meter_picture: {
    en: 'Add photos of the roof and meter, an aerial image to draw on, and the latest electric bill.',
    es: 'Agregue fotos del techo y del medidor, una imagen aérea para dibujar y la última factura de luz.',
  },
  whoever_may_edit_project: {
    en: 'Anyone who can edit this project can upload photos and documents.',
    es: 'Quien pueda editar este proyecto puede subir fotos y documentos.',
  },
  file_deleted: { en: 'File deleted', es: 'Archivo eliminado' },
  delete_name_title: { en: 'Delete {name}?', es: '¿Eliminar {name}?' },
  gone_good_also_links: {
    en: 'The file is permanently deleted, and shared links to it stop working.',
    es: 'El archivo se elimina para siempre y los enlaces compartidos dejan de funcionar.',
  },
  keep: { en: 'Keep file', es: 'Conservar' },
  pdf_cannot_shown_here: {
    en: 'This PDF can’t be shown here. Download it or try again.',
    es: 'Este PDF no se puede mostrar aquí. Descárguelo o inténtelo de nuevo.',
  },
  name_page_page_count: { en: '{name}, page {page} of {count}', es: '{name}, página {page} de {count}' },
  upload_picture_pdf: { en: 'Upload an image or PDF', es: 'Suba una imagen o un PDF' },
  pictures_up_100_mb: {
    en: 'Images up to 100 MB (they’ll be resized) and PDFs up to 25 MB',
    es: 'Imágenes de hasta 100 MB (se reducen) y PDF de hasta 25 MB',
  },
  making_smaller: { en: 'Resizing {name}…', es: 'Reduciendo {name}…' },
  uploading_name: { en: 'Uploading {name}…', es: 'Subiendo {name}…' },
  file_larger_than_25: {
    en: 'This file is over 25 MB. Choose a smaller one.',
    es: 'Este archivo supera los 25 MB. Elija uno más pequeño.',
  },
  name_uploaded: { en: '{name} uploaded', es: '{name}: archivo subido' },
  file_did_not_arrive: {
    en: 'Upload failed. Check your connection and try again.',
    es: 'No se pudo subir. Revise su conexión e inténtelo de nuevo.',
  },
  file_cannot_read_choose: {
    en: 'This file can’t be read. Choose it again.',
    es: 'Este archivo no se puede leer. Elíjalo de nuevo.',
  },
  voided: { en: 'voided', es: 'anulado' },
})
