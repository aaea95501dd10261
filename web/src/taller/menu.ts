import IconTool from '@tabler/icons-react/dist/esm/icons/IconTool.mjs';
import type { RamaDeMenu } from '#ui/pantalla/menu.ts';

export const menuDeTaller: RamaDeMenu = {
  id: 'taller',
  grupo: 'gestion',
  titulo: 'taller.titulo',
  icono: IconTool,
  hojas: [
    {
      titulo: 'taller.sobres',
      a: '/taller/sobres-ot',
      permiso: 'con_sesion',
      palabras: 'órdenes de trabajo OT vehículos reparaciones',
    },
    { titulo: 'taller.reporte', a: '/taller/reporte', permiso: 'con_sesion', palabras: 'informes OT' },
  ],
};
