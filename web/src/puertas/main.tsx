import { definido } from '@trastienda/nucleo/comun/assert.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { idiomas } from '#i18n/idiomas.ts';
import { Apariencia, crearCacheDeEstilos, idiomaElegido } from './apariencia.tsx';
import { Puertas } from './puertas.tsx';
import { TextosContext, traerTextos } from './textos.ts';

const raiz = createRoot(definido(document.getElementById('raiz'), 'the root element of the page'));
document.documentElement.lang = idiomas[idiomaElegido].etiqueta;

Promise.all([traerTextos(idiomaElegido), crearCacheDeEstilos()]).then(([textos, cache]) => {
  raiz.render(
    <StrictMode>
      <Apariencia cache={cache}>
        <TextosContext value={textos}>
          <Puertas />
        </TextosContext>
      </Apariencia>
    </StrictMode>,
  );
});
