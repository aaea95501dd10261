import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import type { RamaDeMenu } from '#ui/pantalla/menu.ts';

export const menuDeClientes: RamaDeMenu = {
  id: 'clientes',
  grupo: 'gestion',
  titulo: 'clientes.titulo',
  icono: IconUsers,
  hojas: [
    { titulo: 'clientes.tabla', a: '/clientes/tabla', permiso: 'cliente.ver', palabras: 'CUIT talleres compradores' },
    { titulo: 'clientes.reporte', a: '/clientes/reporte', permiso: 'cliente.ver', palabras: 'informes' },
  ],
};
