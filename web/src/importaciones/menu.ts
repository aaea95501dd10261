import IconFileImport from '@tabler/icons-react/dist/esm/icons/IconFileImport.mjs';
import type { RamaDeMenu } from '#ui/pantalla/menu.ts';

export const menuDeImportaciones: RamaDeMenu = {
  id: 'importaciones',
  grupo: 'configuracion',
  titulo: 'importaciones.titulo',
  icono: IconFileImport,
  hojas: [
    {
      titulo: 'importaciones.titulo',
      a: '/importaciones',
      permiso: 'importacion.hacer',
      palabras: 'CSV Excel XLSX planilla archivo cargar',
    },
  ],
};
