import { RouterProvider } from '@tanstack/react-router';
import { definido } from '@trastienda/nucleo/comun/assert.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { sesionAbierta } from '#acceso/sesion.queries.ts';
import { crearCache } from '#app/cache.ts';
import { seguirIdioma } from '#app/idiomas.ts';
import { Proveedores } from '#app/proveedores.tsx';
import { crearRouter } from '#app/router.tsx';
import { seguirLaSesion } from '#app/sesion-vencida.ts';
import { textosEs } from '#app/textos.ts';
import { marcarFallasDeCarga } from '#armazon/fallas-de-carga.ts';
import { iniciarTextos } from '#i18n/iniciar.ts';
import { avisos } from '#ui/avisos.tsx';

iniciarTextos(textosEs);
// The first screen already speaks the language that was chosen; without its texts, Spanish.
await seguirIdioma((error) => avisos.error(error));
marcarFallasDeCarga();

const cache = crearCache();
const router = crearRouter({
  sesion: () => cache.ensureQueryData(sesionAbierta),
  salirA: (href) => location.assign(href),
});
seguirLaSesion(cache, router);

createRoot(definido(document.getElementById('raiz'), 'the root element of the page')).render(
  <StrictMode>
    <Proveedores cache={cache}>
      <RouterProvider router={router} />
    </Proveedores>
  </StrictMode>,
);
