// Events of a project, and why it can't be changed. An actor's name precedes most lines of the activity.
import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  moved: {
    automatically: {
      en: 'The project’s status changed automatically.',
      es: 'El estatus del proyecto cambió automáticamente.',
    },
    by_hand: { en: 'moved the project', es: 'cambió el estatus del proyecto' },
    reopened: { en: 'reopened the project', es: 'reabrió el proyecto' },
  },
  zip_code_not_found: {
    en: 'ZIP code not found. Check it, or enter the city and state too.',
    es: 'No se encontró el código postal. Revíselo o ingrese también la ciudad y el estado.',
  },
  zip_code_missing: {
    en: 'Add the ZIP code to the address.',
    es: 'Agregue el código postal a la dirección.',
  },
  unread_address: {
    en: 'Enter a house number and street, city, state and ZIP code.',
    es: 'Ingrese número y calle, ciudad, estado y código postal.',
  },
  box_address: {
    en: 'A post office box isn’t a house. Enter the street address.',
    es: 'Un apartado postal no es una casa. Ingrese la dirección de la calle.',
  },
  construction_after_installation: {
    en: 'Construction can’t begin after the installation is completed. Enter {day} or earlier.',
    es: 'La construcción no puede empezar después de terminada la instalación. Ingrese el {day} o antes.',
  },
  installation_before_construction: {
    en: 'The installation can’t be completed before construction begins. Enter {day} or later.',
    es: 'La instalación no puede terminar antes de que empiece la construcción. Ingrese el {day} o después.',
  },
  proposal_opened: {
    en: 'The proposal was opened on a {device, select, phone {phone} tablet {tablet} other {computer}}{minutes, plural, =0 {} one { and read for # minute} other { and read for # minutes}}.',
    es: 'Se abrió la propuesta en {device, select, phone {un teléfono} tablet {una tableta} other {una computadora}}{minutes, plural, =0 {} one { y se leyó durante # minuto} other { y se leyó durante # minutos}}.',
  },
  signing: {
    viewed: { en: 'opened “{name}”', es: 'abrió “{name}”' },
    consented: { en: 'agreed to sign “{name}” electronically', es: 'aceptó firmar “{name}” electrónicamente' },
    consent_withdrawn: {
      en: 'withdrew consent to sign “{name}” electronically',
      es: 'retiró su consentimiento para firmar “{name}” electrónicamente',
    },
    paper_requested: { en: 'asked for a paper copy of “{name}”', es: 'pidió una copia en papel de “{name}”' },
    downloaded: { en: 'downloaded the signed “{name}”', es: 'descargó “{name}” firmado' },
    completed: { en: 'Everyone has signed “{name}”.', es: 'Todos firmaron “{name}”.' },
    sealed: { en: '“{name}” is sealed and saved in Files.', es: '“{name}” está sellado y guardado en Archivos.' },
    project_not_moved: {
      en: 'Everyone has signed “{name}”, but the project’s status couldn’t be updated.',
      es: 'Todos firmaron “{name}”, pero no se pudo actualizar el estatus del proyecto.',
    },
  },
  mail_sent: { en: 'Emailed {to}: “{subject}”', es: 'Se envió un correo a {to}: “{subject}”' },
  mail_failed: {
    en: 'An email to {to} couldn’t be delivered: “{subject}”',
    es: 'No se pudo entregar un correo a {to}: “{subject}”',
  },
  page_failed: {
    en: 'A homeowner’s page failed: {summary}.{count, plural, one {} other { Reported # times.}}',
    es: 'Falló una página del propietario: {summary}.{count, plural, one {} other { Se reportó # veces.}}',
  },
  noted: { en: 'added a note', es: 'agregó una nota' },
  lead_imported: { en: 'imported the lead from “{file}”', es: 'importó el prospecto desde “{file}”' },
  lead_completed: {
    en: 'filled in missing details from “{file}”',
    es: 'completó los datos faltantes desde “{file}”',
  },
  usage_above_0: {
    en: 'Enter a value above 0, or leave usage out for now.',
    es: 'Ingrese un valor mayor que 0 u omita el consumo por ahora.',
  },
  choose_usage_file: { en: 'Choose the meter file again.', es: 'Elija de nuevo el archivo del medidor.' },
  merged: {
    en: '{number} was merged into {kept}. Open {kept} to continue.',
    es: '{number} se combinó con {kept}. Abra {kept} para continuar.',
  },
  merged_elsewhere: {
    en: '{number} was merged into another project. Open that project to continue.',
    es: '{number} se combinó con otro proyecto. Abra ese proyecto para continuar.',
  },
  is_sample: { en: 'This is a sample project. {consequence}', es: 'Este es un proyecto de ejemplo. {consequence}' },
  sample_not_sold: { en: 'It can’t be sold.', es: 'No se puede vender.' },
  utility_twice: {
    en: 'Choose a utility from the list or enter its name, not both.',
    es: 'Elija una compañía eléctrica de la lista o escriba su nombre, no ambas cosas.',
  },
  choose_utility: { en: 'Choose a utility from the list.', es: 'Elija una compañía eléctrica de la lista.' },
})
