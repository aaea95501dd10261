import { Outlet, useNavigate, useRouteContext } from '@tanstack/react-router';
import type { Sesion } from '@trastienda/nucleo/acceso/contrato.ts';
import { permite } from '@trastienda/nucleo/comun/endpoint.ts';
import { useLayoutEffect, useMemo } from 'react';
import { permisosDe } from '#acceso/permisos.tsx';
import { useSalir } from '#acceso/sesion.queries.ts';
import { ProveedorDeSesion, useElegirSucursal, useSesion, useSucursal } from '#acceso/sesion.tsx';
import { usarAjustesDe } from '#apariencia/ajustes.ts';
import { LayoutCompleto } from '#armazon/layout-completo.tsx';
import { useAvisos } from '#ui/avisos.tsx';
import { MenuContext } from '#ui/rastro.tsx';
import { buscadores } from './buscadores.ts';
import { menu as todo } from './menu.ts';

/** The layout of every screen behind the guard, filled with who is working and what they may see. */
export function MarcoCompleto() {
  const { quien } = useRouteContext({ from: '/con-sesion' });
  return (
    <ProveedorDeSesion sesion={quien}>
      <Marco />
    </ProveedorDeSesion>
  );
}

function Marco() {
  const sesion = useSesion();
  const sucursal = useSucursal();
  const elegirSucursal = useElegirSucursal();
  const salir = useSalir();
  const avisos = useAvisos();
  const navigate = useNavigate();
  const menu = useMemo(() => menuPara(sesion), [sesion]);
  const propios = useMemo(() => buscadores.filter((uno) => permite(uno, permisosDe(sesion))), [sesion]);
  useLayoutEffect(() => usarAjustesDe(sesion.usuario.id), [sesion.usuario.id]);
  const puedeVender = permite({ permiso: 'nota.crear' }, permisosDe(sesion));

  const handleSalir = () =>
    salir.mutate(undefined, {
      onSuccess: () => void navigate({ to: '/login', search: {} }),
      onError: (error) => avisos.error(error),
    });
  return (
    <MenuContext value={menu}>
      <LayoutCompleto
        menu={menu}
        quien={sesion.usuario}
        sucursales={sesion.sucursales}
        sucursal={sucursal}
        onElegirSucursal={elegirSucursal}
        onSalir={handleSalir}
        avisarHttp={sesion.avisarHttp}
        buscadores={propios}
        accionPrincipal={puedeVender ? { a: '/ventas/notas-de-pedido/nueva' } : undefined}
      >
        <Outlet />
      </LayoutCompleto>
    </MenuContext>
  );
}

/** The menu without what the person may not open. */
function menuPara(sesion: Sesion) {
  const permisos = permisosDe(sesion);
  return todo.flatMap((rama) => {
    const hojas = rama.hojas.filter((hoja) => permite(hoja, permisos));
    return hojas.length > 0 ? [{ ...rama, hojas }] : [];
  });
}
