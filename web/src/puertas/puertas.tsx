import { type ComponentType, lazy, Suspense } from 'react';
import { Ingresar } from './ingresar/ingresar.tsx';
import { Diseno } from './marco.tsx';
import { useCamino } from './navegar.ts';

const DosPasos = lazy(async () => ({ default: (await import('./dos-pasos/dos-pasos.tsx')).DosPasos }));
const Olvido = lazy(async () => ({ default: (await import('./olvido/olvido.tsx')).Olvido }));
const Registro = lazy(async () => ({ default: (await import('./registro/registro.tsx')).Registro }));
const Pin = lazy(async () => ({ default: (await import('./pin/pin.tsx')).Pin }));
const Mantenimiento = lazy(async () => ({ default: (await import('./mantenimiento.tsx')).Mantenimiento }));
const Portada = lazy(async () => ({ default: (await import('./portada/portada.tsx')).Portada }));
const NoExiste = lazy(async () => ({ default: (await import('./no-existe.tsx')).NoExiste }));

/** The pages by their address: the login comes with the entry, the others when they are asked for. Those that end in 2 are the same form in the other design. */
const PAGINAS: Readonly<Record<string, ComponentType>> = {
  '/login': Ingresar,
  '/auth/login2': Ingresar,
  '/auth/two-steps': DosPasos,
  '/auth/two-steps2': DosPasos,
  '/auth/forgot-password': Olvido,
  '/auth/forgot-password2': Olvido,
  '/auth/register': Registro,
  '/auth/register2': Registro,
  '/auth/pin': Pin,
  '/auth/maintenance': Mantenimiento,
  '/landingpage': Portada,
};

/** The page of the address. Whatever else came to this entry leads nowhere. */
export function Puertas() {
  const camino = useCamino().replace(/(?<=.)\/$/, '');
  // The server answers with this entry at any address while it is not ready.
  const caida = document.documentElement.hasAttribute('data-sin-servicio');
  const Pagina = caida ? Mantenimiento : (PAGINAS[camino] ?? NoExiste);
  return (
    <Suspense>
      <Diseno value={camino.endsWith('2') ? 2 : 1}>
        <Pagina key={camino} />
      </Diseno>
    </Suspense>
  );
}
