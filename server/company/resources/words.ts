// Texts about resources and their categories. An actor’s name precedes each sentence of the log.
import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  title_required: { en: 'Enter a title.', es: 'Ingrese un título.' },
  choose_category: { en: 'Choose a category from the list.', es: 'Elija una categoría de la lista.' },
  choose_roles: { en: 'Choose roles from the list.', es: 'Elija roles de la lista.' },
  video_link_required: { en: 'Enter a YouTube or Vimeo link.', es: 'Ingrese un enlace de YouTube o Vimeo.' },
  web_address_required: {
    en: 'Enter a web address such as https://www.example.com.',
    es: 'Ingrese una dirección web, como https://www.example.com.',
  },
  choose_file: { en: 'Choose a file.', es: 'Elija un archivo.' },
  file_expired: {
    en: 'This file is no longer available. Choose it again.',
    es: 'Este archivo ya no está disponible. Elíjalo de nuevo.',
  },
  choose_picture_or_pdf: { en: 'Choose a picture or a PDF.', es: 'Elija una imagen o un PDF.' },
  category_added: { en: 'added the resource category {name}', es: 'agregó la categoría de recursos {name}' },
  category_changed: { en: 'changed the resource category {name}', es: 'cambió la categoría de recursos {name}' },
  name_required: { en: 'Enter a name.', es: 'Ingrese un nombre.' },
  category_taken: {
    en: 'A category named {name} already exists. Choose another name.',
    es: 'Ya existe una categoría llamada {name}. Elija otro nombre.',
  },
  resource_added: { en: 'added the resource {title}', es: 'agregó el recurso {title}' },
  resource_changed: { en: 'changed the resource {title}', es: 'cambió el recurso {title}' },
  resource_restored: { en: 'restored the resource {title}', es: 'restauró el recurso {title}' },
  resource_archived: { en: 'archived the resource {title}', es: 'archivó el recurso {title}' },
  file_uploaded: { en: 'uploaded {name} for resources', es: 'subió {name} para los recursos' },
})
