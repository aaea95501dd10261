import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { listarTerminales } from '@trastienda/nucleo/acceso/contrato.ts';
import { listarInvitaciones, listarUsuarios } from '@trastienda/nucleo/administrador/contrato.ts';
import { enConstruccion } from '#acceso/en-construccion.ts';
import { conSesion, exige } from '#acceso/guardia.tsx';
import { busquedaDe } from '#ui/listas/busqueda-de-lista.ts';

const buscarUsuarios = busquedaDe(listarUsuarios);
const buscarInvitaciones = busquedaDe(listarInvitaciones);

const usuarios = createRoute({
  getParentRoute: () => conSesion,
  path: '/administrador/gestion-usuario',
  beforeLoad: exige(listarUsuarios),
  validateSearch: (bruta: Record<string, unknown>) => ({
    ...(bruta.pestana === 'invitaciones'
      ? { ...buscarInvitaciones(bruta), pestana: 'invitaciones' as const }
      : buscarUsuarios(bruta)),
    ...(typeof bruta.id === 'string' ? { id: bruta.id } : {}),
  }),
  component: lazyRouteComponent(() => import('./usuarios/usuarios.screen.tsx'), 'UsuariosScreen'),
});

const permisos = createRoute({
  getParentRoute: () => conSesion,
  path: '/administrador/gestion-permiso',
  beforeLoad: exige(listarTerminales),
  validateSearch: (bruta: Record<string, unknown>) =>
    bruta.pestana === 'terminales' || bruta.pestana === 'limites' || bruta.pestana === 'ajustes'
      ? { pestana: bruta.pestana }
      : {},
  component: lazyRouteComponent(() => import('./permisos/permisos.screen.tsx'), 'PermisosScreen'),
});

export const rutasDeAdministrador = [enConstruccion('/administrador/panel'), usuarios, permisos] as const;
