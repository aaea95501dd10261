import Button from '@mui/material/Button';
import { destinoSeguro } from '@trastienda/nucleo/acceso/puertas.ts';
import { useEffect, useState } from 'react';
import { EnObra } from './dibujos.tsx';
import { Centrada } from './marco.tsx';
import { salirA } from './navegar.ts';
import { useTextos } from './textos.ts';

const CADA_MS = 3_000;

/** What people see while the server is being brought forward. It looks by itself and goes back when it is ready. */
export function Mantenimiento() {
  const t = useTextos();
  const { lista, mirar } = useEspera();
  return (
    <Centrada
      centro
      pagina={t.mantenimiento.pagina}
      titulo={t.mantenimiento.titulo}
      bajada={
        <>
          <EnObra />
          <div>{t.mantenimiento.bajada}</div>
          <div role="status">{lista ? t.mantenimiento.lista : t.mantenimiento.mirando}</div>
        </>
      }
    >
      <Button variant="contained" size="large" loading={lista} onClick={() => void mirar()}>
        {t.reintentar}
      </Button>
    </Centrada>
  );
}

function useEspera() {
  const [lista, setLista] = useState(false);
  const [mirar] = useState(() => async () => {
    const respuesta = await fetch('/readyz', { cache: 'no-store' }).catch(() => undefined);
    if (!respuesta?.ok) return;
    setLista(true);
    volver();
  });
  useEffect(() => {
    const reloj = setInterval(() => void mirar(), CADA_MS);
    return () => clearInterval(reloj);
  }, [mirar]);
  return { lista, mirar };
}

/** The address that was asked for, or the one this page was told. */
function volver(): void {
  if (location.pathname.startsWith('/auth/maintenance')) {
    salirA(destinoSeguro(new URLSearchParams(location.search).get('next')));
  } else location.reload();
}
