import { definido } from '@trastienda/nucleo/comun/assert.ts';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { alCambiarEnOtraPestana } from '#api/pestanas.ts';
import { idiomas } from '#i18n/idiomas.ts';
import { Apariencia, crearCacheDeEstilos, idiomaElegido } from './apariencia.tsx';
import { entrar } from './navegar.ts';
import { Puertas } from './puertas.tsx';
import { TextosContext, traerTextos } from './textos.ts';

/** The doors where somebody waits to come in. */
const ESPERAN = ['/login', '/auth/login2', '/auth/pin'];

const raiz = createRoot(definido(document.getElementById('raiz'), 'the root element of the page'));
document.documentElement.lang = idiomas[idiomaElegido].etiqueta;

// Whoever comes in again in another tab finds this one where it was.
alCambiarEnOtraPestana(({ que }) => {
  if (que === 'entro' && ESPERAN.includes(location.pathname)) void entrar();
});

// A link of a mail opened over the same page changes nothing but what is behind the `#`.
addEventListener('hashchange', () => {
  if (location.hash.includes('codigo=')) location.reload();
});

Promise.all([traerTextos(idiomaElegido), crearCacheDeEstilos()]).then(([textos, cache]) => {
  // As a transition React draws the door in small turns, and the page answers meanwhile.
  startTransition(() =>
    raiz.render(
      <StrictMode>
        <Apariencia cache={cache}>
          <TextosContext value={textos}>
            <Puertas />
          </TextosContext>
        </Apariencia>
      </StrictMode>,
    ),
  );
});
