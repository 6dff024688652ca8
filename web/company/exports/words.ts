import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  take_your_data_you: { en: 'Export your data', es: 'Exporte sus datos' },
  everything_your_company_has: {
    en: 'Everything your company has here, as of now, in one file',
    es: 'Todo lo que su empresa tiene aquí en este momento, en un solo archivo',
  },
  make_archive: { en: 'Create archive', es: 'Crear archivo' },
  projects_people_designs_prices: {
    en: 'Projects, people, designs, prices, proposals, agreements, lender responses, settings, and the audit log as JSON; every PDF and image; each system in Orange Button format. Includes the audit trails and hashes anyone can use to verify that nothing was changed. Passwords and keys are not included.',
    es: 'Proyectos, personas, diseños, precios, propuestas, contratos, respuestas de las financieras, configuración y registro de auditoría en JSON; todos los PDF e imágenes; cada sistema en formato Orange Button. Incluye los registros y hashes con los que cualquiera puede comprobar que nada se modificó. No incluye contraseñas ni claves.',
  },
  archives: { en: 'Archives', es: 'Archivos de exportación' },
  no_archive_yet: { en: 'No archives yet', es: 'Aún no hay exportaciones' },
  last_ones_stand_here: {
    en: 'Recent archives appear here. You can download each for seven days.',
    es: 'Aquí aparecen las exportaciones recientes. Cada una se puede descargar durante siete días.',
  },
  created: { en: 'Created', es: 'Creado' },
  by: { en: 'By', es: 'Por' },
  contents: { en: 'Contents', es: 'Contenido' },
  projects_files: { en: '{number} projects, {number_2} files', es: '{number} proyectos, {number_2} archivos' },
  kept_until: { en: 'Available until', es: 'Disponible hasta' },
  archive: { en: 'Archive', es: 'Archivo' },
  expired: { en: 'Expired', es: 'Vencido' },
  restore_archive: { en: 'Restore from archive', es: 'Restaurar desde un archivo' },
  your_own_company_server: {
    en: 'Your own company’s archive, from a server this one trusts. Only while this company is empty.',
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
    en: 'This archive can’t be restored: it isn’t signed by a server this one trusts, or it has been changed. If you trust the server it came from, ask this server’s administrator to add its key.',
    es: 'Este archivo no se puede restaurar: no está firmado por un servidor en el que este confíe o fue modificado. Si usted confía en el servidor de origen, pida al administrador de este servidor que agregue su clave.',
  },
  what_will_happen: { en: 'What will happen', es: 'Qué pasará' },
  everything_archive_becomes_company: {
    en: 'Everything in the archive becomes this company, all or nothing.',
    es: 'Todo el contenido del archivo pasa a ser esta empresa, todo o nada.',
  },
  catalog_settings_company_started: {
    en: 'This company’s starting catalog and settings are replaced.',
    es: 'Se reemplazan el catálogo y la configuración iniciales de esta empresa.',
  },
  team_members_set_new: {
    en: 'Team members set a new password by email. Links sent earlier stop working.',
    es: 'Los miembros del equipo crean una nueva contraseña por correo. Los enlaces enviados antes dejan de funcionar.',
  },
  emails_archive_kept_as: {
    en: 'Archived emails are kept as a record and can’t be sent from here.',
    es: 'Los correos del archivo se conservan como registro y no se pueden enviar desde aquí.',
  },
  restore_company: { en: 'Restore company', es: 'Restaurar empresa' },
  signed_by: { en: 'Signed by', es: 'Firmado por' },
  this_server: { en: 'This server', es: 'Este servidor' },
})
