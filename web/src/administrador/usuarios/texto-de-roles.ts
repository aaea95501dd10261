import type { Rol } from '@trastienda/nucleo/acceso/roles.ts';
import { useTranslation } from 'react-i18next';

type Concesion = { readonly rol: Rol; readonly sucursalId: string | null; readonly sucursal: string | null };

/** «Vendedor en Casa Central, Depósito en todas». */
export function useTextoDeRoles(): (concesiones: readonly Concesion[]) => string {
  const { t } = useTranslation('administrador');
  const roles = t('roles', { returnObjects: true });
  return (concesiones) =>
    concesiones
      .map(({ rol, sucursal }) =>
        sucursal === null ? t('rolesEn.todas', { rol: roles[rol] }) : t('rolesEn.una', { rol: roles[rol], sucursal }),
      )
      .join(', ');
}
