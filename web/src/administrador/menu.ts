import IconShieldLock from '@tabler/icons-react/dist/esm/icons/IconShieldLock.mjs';
import type { RamaDeMenu } from '#ui/pantalla/menu.ts';

export const menuDeAdministrador: RamaDeMenu = {
  id: 'administrador',
  grupo: 'configuracion',
  titulo: 'administracion.titulo',
  icono: IconShieldLock,
  hojas: [
    { titulo: 'administracion.panel', a: '/administrador/panel', permiso: 'auditoria.ver' },
    { titulo: 'administracion.usuarios', a: '/administrador/gestion-usuario', permiso: 'usuario.administrar' },
    // Whoever registers terminals finds them there; the roles are for whoever administers people.
    { titulo: 'administracion.permisos', a: '/administrador/gestion-permiso', permiso: 'terminal.administrar' },
  ],
};
