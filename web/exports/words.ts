// What exports tells its reader.
import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  take_your_data_you: { en: 'Take your data with you', es: 'Exporte sus datos' },
  everything_your_company_has: {
    en: 'Everything your company has here in one file, as it is at this moment.',
    es: 'Todo lo que su empresa tiene aquí en este momento, en un solo archivo',
  },
  make_archive: { en: 'Make an archive', es: 'Crear archivo' },
  projects_people_designs_prices: {
    en: 'Projects, people, designs, prices, proposals, agreements, what lenders said, settings and the audit log as JSON; every PDF and picture; each system in the format of Orange Button. With the trails and hashes by which anybody can check that nothing was changed. Without passwords and keys.',
    es: 'Proyectos, personas, diseños, precios, propuestas, contratos, respuestas de las financieras, configuración y registro de auditoría en JSON; todos los PDF e imágenes; cada sistema en formato Orange Button. Incluye los registros y hashes con los que cualquiera puede comprobar que nada se modificó. No incluye contraseñas ni claves.',
  },
  archives: { en: 'Archives', es: 'Archivos de exportación' },
  no_archive_yet: { en: 'No archive yet', es: 'Aún no hay exportaciones' },
  last_ones_stand_here: {
    en: 'The last ones stand here, to download for seven days.',
    es: 'Aquí aparecen las exportaciones recientes. Cada una se puede descargar durante siete días.',
  },
  created: { en: 'Made', es: 'Creado' },
  by: { en: 'By', es: 'Por' },
  contents: { en: 'Holds', es: 'Contenido' },
  projects_files: { en: '{number} projects, {number_2} files', es: '{number} proyectos, {number_2} archivos' },
  kept_until: { en: 'Kept until', es: 'Disponible hasta' },
  archive: { en: 'Archive', es: 'Archivo' },
  expired: { en: 'Not kept any more', es: 'Vencido' },
  restore_archive: { en: 'Restore from an archive', es: 'Restaurar desde un archivo' },
  your_own_company_server: {
    en: 'Of your own company, from a server this one trusts. Only while this company is empty.',
    es: 'El archivo de su propia empresa, de un servidor en el que este confía. Solo mientras esta empresa esté vacía.',
  },
  choose_archive: { en: 'Choose an archive', es: 'Elegir un archivo' },
  uploading_changes_nothing_you: {
    en: 'Uploading changes nothing. You’ll see what the archive would do before you start.',
    es: 'Subirlo no cambia nada. Verá lo que haría el archivo antes de empezar.',
  },
  upload_check: { en: 'Upload and check', es: 'Subir y revisar' },
  uploading_archive: { en: 'Uploading the archive', es: 'Subiendo el archivo' },
  choose_another: { en: 'Choose another', es: 'Elegir otro' },
  archive_can_t_restored: {
    en: 'This archive can’t be restored: it isn’t signed by a server this one trusts, or it was changed since. If it comes from a server you trust, ask whoever runs this one to add that server’s key.',
    es: 'Este archivo no se puede restaurar: no está firmado por un servidor en el que este confíe o fue modificado. Si usted confía en el servidor de origen, pida al administrador de este servidor que agregue su clave.',
  },
  what_will_happen: { en: 'What will happen', es: 'Qué pasará' },
  everything_archive_becomes_company: {
    en: 'Everything in the archive becomes this company, all at once or not at all.',
    es: 'Todo el contenido del archivo pasa a ser esta empresa, todo o nada.',
  },
  catalog_settings_company_started: {
    en: 'The catalog and settings this company started with are replaced.',
    es: 'Se reemplazan el catálogo y la configuración iniciales de esta empresa.',
  },
  team_members_set_new: {
    en: 'Team members set a new password by email. Links sent before stop working.',
    es: 'Los miembros del equipo crean una nueva contraseña por correo. Los enlaces enviados antes dejan de funcionar.',
  },
  emails_archive_kept_as: {
    en: 'Emails in the archive are kept as a record and can’t be sent from here.',
    es: 'Los correos del archivo se conservan como registro y no se pueden enviar desde aquí.',
  },
  restore_company: { en: 'Restore company', es: 'Restaurar empresa' },
  signed_by: { en: 'Signed by', es: 'Firmado por' },
  this_server: { en: 'This server', es: 'Este servidor' },
})
