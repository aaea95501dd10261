export const permisosDeImportaciones = {
  'importacion.hacer': 'Importar archivos',
} as const;
