import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { Perdida } from './dibujos.tsx';
import { Centrada } from './marco.tsx';
import { con, useTextos } from './textos.ts';

const esPropia = (): boolean => location.pathname.replace(/\/$/, '') === '/auth/404';
const deDondeViene = (): string | null =>
  esPropia() ? new URLSearchParams(location.search).get('desde') : location.pathname;

/** An address that leads nowhere: names it and offers the way back. */
export function NoExiste() {
  const t = useTextos();
  const [desde] = useState(deDondeViene);
  // An unknown path goes there, also one that looked like a door.
  useEffect(() => {
    if (!esPropia()) history.replaceState(null, '', `/auth/404?desde=${encodeURIComponent(location.pathname)}`);
  }, []);
  return (
    <Centrada
      centro
      pagina={t.noExiste.pagina}
      titulo={t.noExiste.titulo}
      bajada={
        <>
          <Perdida />
          {t.noExiste.bajada}
          {desde && <div>{con(t.noExiste.direccion, { desde })}</div>}
        </>
      }
    >
      <Button variant="contained" size="large" href="/">
        {t.noExiste.inicio}
      </Button>
    </Centrada>
  );
}
