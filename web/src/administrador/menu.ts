import IconShieldLock from '@tabler/icons-react/dist/esm/icons/IconShieldLock.mjs';
import type { RamaDeMenu } from '#ui/menu.ts';

export const menuDeAdministrador: RamaDeMenu = {
  id: 'administrador',
  grupo: 'configuracion',
  titulo: 'administracion.titulo',
  icono: IconShieldLock,
  hojas: [
    {
      titulo: 'administracion.panel',
      a: '/administrador/panel',
      permiso: 'auditoria.ver',
      palabras: 'auditoría salud respaldos',
    },
    {
      titulo: 'administracion.usuarios',
      a: '/administrador/gestion-usuario',
      permiso: 'auditoria.ver',
      palabras: 'personas altas invitaciones',
    },
    {
      titulo: 'administracion.permisos',
      a: '/administrador/gestion-permiso',
      permiso: 'auditoria.ver',
      palabras: 'roles accesos',
    },
  ],
};
