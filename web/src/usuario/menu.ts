import IconUserCircle from '@tabler/icons-react/dist/esm/icons/IconUserCircle.mjs';
import type { RamaDeMenu } from '#ui/pantalla/menu.ts';

export const menuDeUsuario: RamaDeMenu = {
  id: 'usuario',
  grupo: 'configuracion',
  titulo: 'usuario.titulo',
  icono: IconUserCircle,
  hojas: [
    { titulo: 'usuario.perfil', a: '/usuario/perfil', permiso: 'con_sesion', palabras: 'mis datos foto' },
    {
      titulo: 'usuario.configuracion',
      a: '/usuario/configuracion',
      permiso: 'con_sesion',
      palabras: 'contraseña sesiones segundo factor preferencias',
    },
    { titulo: 'usuario.manual', a: '/usuario/manual-usuario', permiso: 'con_sesion', palabras: 'ayuda guía' },
  ],
};
