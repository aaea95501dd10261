import { Outlet, useRouteContext, useRouter } from '@tanstack/react-router';
import { useDeferredValue, useEffect, useLayoutEffect } from 'react';
import { Bloqueo } from '#acceso/bloqueo/bloqueo.tsx';
import { Confirmacion } from '#acceso/confirmacion/confirmacion.tsx';
import { direccionDeLogin } from '#acceso/guardia.tsx';
import { usePuede } from '#acceso/permisos.tsx';
import { useReleerSesion, useSalir } from '#acceso/sesion.queries.ts';
import { ProveedorDeSesion, useElegirSucursal, useSesion, useSucursal } from '#acceso/sesion.tsx';
import { usarAjustesDe } from '#apariencia/ajustes.ts';
import { useEventos } from '#api/eventos.ts';
import { contarAPestanas, ultimaNovedad } from '#api/pestanas.ts';
import { LayoutCompleto } from '#armazon/layout-completo.tsx';
import { olvidarRecientes } from '#armazon/paleta/recientes.ts';
import { useAvisos } from '#ui/flotantes/avisos.tsx';
import { MenuContext } from '#ui/pantalla/rastro.tsx';
import { recuerdo } from '#ui/tabla/recuerdo/recuerdo.ts';
import { usarVistasIniciales } from '#ui/tabla/vistas/conocidas.ts';
import { useAcciones } from './acciones.ts';
import { useAtajos } from './atajos.ts';
import { useCuentas } from './cuentas.ts';
import { useBuscadores } from './use-buscadores.ts';
import { useMenu } from './use-menu.ts';

/** The layout of every screen behind the guard, filled with who is working and what they may see. */
export function MarcoCompleto() {
  const { quien } = useRouteContext({ from: '/con-sesion' });
  return (
    <ProveedorDeSesion sesion={quien}>
      <Marco />
      <Confirmacion />
      <Bloqueo />
    </ProveedorDeSesion>
  );
}

function Marco() {
  const sesion = useSesion();
  const { id } = sesion.usuario;
  const puede = usePuede();
  const delMenu = useMenu();
  const RecordarListas = recuerdo.usePieza()?.RecordarListas;
  useSesionAlDia();
  useLayoutEffect(() => usarAjustesDe(id), [id]);
  useLayoutEffect(() => usarVistasIniciales(sesion.vistas), [sesion.vistas]);
  useEffect(() => {
    const ultima = ultimaNovedad();
    if (ultima?.que !== 'entro' || ultima.usuarioId !== id) contarAPestanas('entro', id);
  }, [id]);

  return (
    <MenuContext value={delMenu.menu}>
      <LayoutCompleto
        {...delMenu}
        cuentas={useCuentas()}
        quien={sesion.usuario}
        sucursales={sesion.sucursales}
        sucursal={useSucursal()}
        onElegirSucursal={useElegirSucursal()}
        onSalir={useSalida(id)}
        onBloquear={sesion.terminal === null ? undefined : () => void bloquearAhora(id)}
        avisarHttp={sesion.avisarHttp}
        acciones={useAcciones()}
        useBuscadores={useBuscadores}
        useAtajos={useAtajos}
        accionPrincipal={puede({ permiso: 'nota.crear' }) ? NUEVA_NOTA : undefined}
      >
        <Pantalla />
        {RecordarListas && <RecordarListas usuarioId={id} />}
      </LayoutCompleto>
    </MenuContext>
  );
}

/** The screen, drawn once its frame stands: both in one go hold the page of a slow phone twice as long. */
function Pantalla() {
  const hayMarco = useDeferredValue(true, false);
  return hayMarco && <Outlet />;
}

const NUEVA_NOTA = { a: '/ventas/notas-de-pedido/nueva' } as const;

/** A right given or taken away is seen at once, without coming in again. */
function useSesionAlDia(): void {
  const releer = useReleerSesion();
  // Somebody without a session any more is told so by the call itself.
  useEventos('sesion', () => void releer().catch(() => undefined));
}

const bloquearAhora = async (usuarioId: string): Promise<void> =>
  (await import('#acceso/bloqueo/bloquear.ts')).bloquear(usuarioId);

/** Closes the session here and in the other tabs; what was read and what was private goes with it. */
function useSalida(usuarioId: string): () => void {
  const salir = useSalir();
  const avisos = useAvisos();
  const router = useRouter();
  return () =>
    salir.mutate(undefined, {
      onSuccess: () => {
        olvidarRecientes(usuarioId);
        contarAPestanas('salio', null);
        router.options.context.salirA(direccionDeLogin({ motivo: 'salida' }));
      },
      onError: (error) => avisos.error(error),
    });
}
