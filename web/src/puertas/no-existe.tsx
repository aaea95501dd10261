import Button from '@mui/material/Button';
import { Perdida } from './dibujos.tsx';
import { Centrada } from './marco.tsx';
import { con, useTextos } from './textos.ts';

/** An address that leads nowhere: names it and offers the way back. */
export function NoExiste() {
  const t = useTextos();
  const propia = location.pathname.replace(/\/$/, '') === '/auth/404';
  const desde = propia ? new URLSearchParams(location.search).get('desde') : location.pathname;
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
