import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import type { IngresoPendiente } from '@trastienda/nucleo/acceso/contrato.ts';
import { lazy, Suspense, useEffect, useState } from 'react';
import { PedidoRechazado } from '#api/pedir.ts';
import { alSeguir } from '#puertas/enlace.tsx';
import { Marco, useMismoDiseno } from '#puertas/marco.tsx';
import { MensajeDeFalla } from '#puertas/mensaje.tsx';
import { conDestino } from '#puertas/navegar.ts';
import { pedir } from '#puertas/pedir.ts';
import { useTextos } from '#puertas/textos.ts';
import { SegundoFactor } from './segundo-factor.tsx';

const AltaDeFactor = lazy(async () => ({ default: (await import('./alta-de-factor.tsx')).AltaDeFactor }));

/** The second step of a login that waits for one; without one that waits, the way back to the first. */
export function DosPasos() {
  const { pendiente, falla, vencer } = usePendiente();
  if (falla !== undefined) return <Vencido falla={falla} />;
  if (pendiente === undefined) return <Esperando />;
  if (pendiente.pendiente === 'segundo_factor') return <SegundoFactor pendiente={pendiente} onVencido={vencer} />;
  return (
    <Suspense fallback={<Esperando />}>
      <AltaDeFactor onVencido={vencer} />
    </Suspense>
  );
}

function usePendiente() {
  const [pendiente, setPendiente] = useState<IngresoPendiente>();
  const [falla, setFalla] = useState<unknown>();
  useEffect(() => {
    pedir('verPendiente').then(setPendiente, setFalla);
  }, []);
  useEffect(() => {
    if (!pendiente) return;
    const quedan = Date.parse(pendiente.vence) - Date.now();
    const reloj = setTimeout(() => setFalla(sinPendiente()), Math.max(quedan, 0));
    return () => clearTimeout(reloj);
  }, [pendiente]);
  return { pendiente, falla, vencer: setFalla };
}

/** What the server would say by now, said by the page itself. */
const sinPendiente = () => new PedidoRechazado(401, { code: 'acceso.sin_pendiente' });

function Esperando() {
  const t = useTextos();
  return (
    <Marco pagina={t.pasos.pagina} titulo={t.pasos.titulo}>
      <CircularProgress size={28} aria-label={t.cargando} />
    </Marco>
  );
}

function Vencido({ falla }: { readonly falla: unknown }) {
  const t = useTextos();
  const login = conDestino(useMismoDiseno('/login'));
  return (
    <Marco pagina={t.pasos.pagina} titulo={t.pasos.titulo}>
      <MensajeDeFalla falla={falla} />
      <Button variant="contained" size="large" fullWidth href={login} onClick={alSeguir(login)}>
        {t.volver}
      </Button>
    </Marco>
  );
}
